import SwiftUI

final class TabModel: ObservableObject {
    @SceneStorage("tab") var tab = 0
    @Published var badge = 1
}
