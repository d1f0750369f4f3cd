import SwiftUI

public final class Model: ObservableObject {
    @Published public var count = 0
    public init() {}
}

struct CartView: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.count)") }
}
