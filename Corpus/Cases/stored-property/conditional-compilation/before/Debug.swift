import SwiftUI

final class Crane: ObservableObject {
    @Published var load = 0
    #if DEBUG
    var log: [String] = []
    lazy var trace = load + 1
    #endif
    private var secret = 1
}

struct CraneView: View {
    @StateObject private var crane = Crane()
    var body: some View { Text("\(crane.load)") }
}
