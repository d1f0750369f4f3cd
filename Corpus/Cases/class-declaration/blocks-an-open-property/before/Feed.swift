import Combine
import Foundation

open class NewsFeed: ObservableObject {
    @Published open var status = "idle"
    @Published public internal(set) var count = 0
    public init() {}
}

public final class PhotoFeed: NewsFeed {
    @Published public var album = ""
}
