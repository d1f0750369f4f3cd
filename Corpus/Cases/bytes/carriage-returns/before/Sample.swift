import Foundation

final class Paper: ObservableObject {
    @Published
    var title = ""
    private var a = 1, b = 2
}
