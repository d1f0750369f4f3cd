import SwiftUI

@propertyWrapper
@MainActor
struct Shared<Object: ObservableObject>: DynamicProperty {
    @ObservedObject private var object: Object
    init(wrappedValue: Object) { object = wrappedValue }
    var wrappedValue: Object { object }
}

final class Scores: ObservableObject {
    @Published var best = 0
}

struct ScoresView: View {
    @Shared private var scores = Scores()
    var body: some View { Text("\(scores.best)") }
}
