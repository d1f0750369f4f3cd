import SwiftUI

@main
struct ReadingListApp: App {
    @StateObject private var library = Library()
    @StateObject private var preferences = ReaderPreferences.shared

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(library)
                .environmentObject(preferences)
        }
    }
}
