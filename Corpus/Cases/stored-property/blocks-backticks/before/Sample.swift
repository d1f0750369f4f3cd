import SwiftUI

final class QueryFilter: ObservableObject {
    @Published var `default` = true
    @Published var `in`: String = "all"
}

struct QueryFilterView: View {
    @StateObject private var filter = QueryFilter()
    var body: some View {
        Toggle("Default", isOn: $filter.default)
    }
}
