import Combine
import Foundation

final class Windows: ObservableObject {
    @Published
    var panes = 4
    lazy var frame = panes * 2
}
