import SwiftUI

final class SonarModel: ObservableObject {
    @Published var echoes = 0
    private var timer: Timer?

    init() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.echoes += 1
        }
    }
}

final class QuietModel: ObservableObject {
    @Published var echoes: Int
    init() { echoes = 3 }
}

struct SonarView: View {
    @StateObject private var sonar = SonarModel()
    @StateObject private var quiet = QuietModel()
    var body: some View { Text("\(sonar.echoes + quiet.echoes)") }
}
