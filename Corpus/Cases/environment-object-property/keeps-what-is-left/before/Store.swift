import Combine
import SwiftUI

final class Store: ObservableObject {
    @Published var query = ""
    private var bag = Set<AnyCancellable>()
    init() { $query.sink { print($0) }.store(in: &bag) }
}

struct StoreView: View {
    @EnvironmentObject private var store: Store
    var body: some View { TextField("Find", text: $store.query) }
}

struct StoreRoot: View {
    @StateObject private var store = Store()
    var body: some View { StoreView().environmentObject(store) }
}
