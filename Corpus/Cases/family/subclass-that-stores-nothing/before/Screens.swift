import SwiftUI

class ScreenModel: ObservableObject {
    @Published var title = ""
}

final class HomeModel: ScreenModel {
    override init() {
        super.init()
        title = "Home"
    }
}

struct HomeView: View {
    @StateObject private var model = HomeModel()
    var body: some View { Text(model.title) }
}
