import SwiftUI

final class Scene1: ObservableObject {
    @Published var actors = 2
}

@MainActor
struct Holder {
    let wrapper: ObservedObject<Scene1>
    var actors: Int { wrapper.wrappedValue.actors }
}
