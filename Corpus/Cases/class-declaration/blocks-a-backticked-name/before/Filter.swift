import SwiftUI

final class Filter: ObservableObject {
    @Published var `default` = true
    @Published var `in`: String = "all"
}

struct FilterView: View {
    @StateObject private var filter = Filter()

    var body: some View {
        Toggle("Default", isOn: $filter.default)
        TextField("In", text: $filter.in)
    }
}
