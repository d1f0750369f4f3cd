import SwiftUI

struct ProfileScreen: View {
    @StateObject private var state: Model = .init()
    var body: some View { TextField("Nick", text: $state.nick) }
}

extension ProfileScreen {
    @MainActor class Model: ObservableObject {
        @Published var nick = ""
    }
}
