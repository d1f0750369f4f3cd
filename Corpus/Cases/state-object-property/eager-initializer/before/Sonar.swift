import SwiftUI

final class Sonar: ObservableObject {
    @Published var echoes = 0
    private var timer: Timer?

    init() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.echoes += 1
        }
    }
}

struct SonarView: View {
    @StateObject private var sonar = Sonar()
    var body: some View { Text("\(sonar.echoes)") }
}
