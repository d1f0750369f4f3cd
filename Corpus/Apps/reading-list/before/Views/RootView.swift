import SwiftUI

struct RootView: View {
    @EnvironmentObject private var library: Library
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            BookList()
                .navigationTitle("Reading list")
                .searchable(text: $library.query)
                .toolbar {
                    Button("Add") { isAdding = true }
                }
        }
        .sheet(isPresented: $isAdding) {
            AddBookView()
                .environmentObject(library)
        }
    }
}

struct RootView_Previews: PreviewProvider {
    static var previews: some View {
        RootView()
            .environmentObject(Library())
            .environmentObject(ReaderPreferences.shared)
    }
}
