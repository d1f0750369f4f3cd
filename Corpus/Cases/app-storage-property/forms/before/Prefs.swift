import Foundation
import SwiftUI

public final class Prefs: ObservableObject {
    enum Theme: String { case light, dark }

    /// How it looks.
    @AppStorage("theme") var theme = Theme.light // at first
    @AppStorage("sort") var sort = Sort.Order.byName
    @AppStorage("offset")
    public private(set) var offset = -1.5
    @AppStorage("name", store: .standard) var name: String? = nil
    #if DEBUG
        @AppStorage("debug") fileprivate var isDebug: Bool = false
    #endif
    private var themeStorage: [String] = []

    public init() {}

    func reset() {
        offset = 0
        themeStorage = []
        self.theme = .dark
    }
}

final class Short: ObservableObject { @AppStorage("n") var n = 1; @Published var m = 2 }
