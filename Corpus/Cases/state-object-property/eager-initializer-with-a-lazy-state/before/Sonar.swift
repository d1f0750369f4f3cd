import SwiftUI

final class Sonar: ObservableObject {
    @Published var echoes = 0

    init() {
        NotificationCenter.default.post(name: Notification.Name("sonar"), object: nil)
    }
}

struct SonarView: View {
    @StateObject private var sonar = Sonar()
    var body: some View { Text("\(sonar.echoes)") }
}
