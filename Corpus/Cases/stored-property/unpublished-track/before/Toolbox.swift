import SwiftUI

final class Toolbox: ObservableObject {
    @Published var hammers = 1
    private var hidden = 0
    lazy var saws = hammers + 1

    func hide() { hidden += 1 }
}
