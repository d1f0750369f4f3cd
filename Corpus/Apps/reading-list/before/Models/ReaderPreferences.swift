import SwiftUI

/// How pages look.
@MainActor
final class ReaderPreferences: ObservableObject {
    static let shared = ReaderPreferences()

    @Published var fontSize = 17.0
    @Published var usesSerifs = false

    private init() {}
}
