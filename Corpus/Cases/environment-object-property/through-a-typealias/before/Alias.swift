import SwiftUI

final class NavigationStore: ObservableObject {
    @Published var path = ["root"]
}

typealias Router = NavigationStore

struct RouterView: View {
    @EnvironmentObject private var router: Router
    var body: some View { Text(router.path.joined()) }
}

struct RouterRoot: View {
    @StateObject private var router = Router()
    var body: some View { RouterView().environmentObject(router) }
}
