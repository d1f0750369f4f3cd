import SwiftUI

public final class Boat: ObservableObject {
    @Published public var name = ""
    public init() {}
}
