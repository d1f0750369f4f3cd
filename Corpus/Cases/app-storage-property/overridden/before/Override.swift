import SwiftUI

class Base: ObservableObject {
    @AppStorage("n") var n = 1
}

final class Sub: Base {
    override var n: Int { didSet { print(n) } }
}
