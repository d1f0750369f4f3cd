import SwiftUI

enum Environment { case test, live }
struct Bindable { var name = "" }

final class Server: ObservableObject {
    @Published var url = ""
}

struct ServerView: View {
    enum State { case idle, busy }
    @StateObject private var own = Server()
    @EnvironmentObject private var server: Server
    var body: some View {
        TextField("URL", text: $server.url)
        Text(own.url)
    }
}
