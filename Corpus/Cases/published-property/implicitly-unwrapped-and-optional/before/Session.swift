import SwiftUI

final class LoginSession: ObservableObject {
    @Published var user: String?
    @Published var token: String!
    @Published var error: Error? = nil
    @Published var onLogout: (() -> Void)?
}

struct LoginView: View {
    @StateObject private var session = LoginSession()

    var body: some View {
        Text(session.user ?? "nobody")
    }
}
