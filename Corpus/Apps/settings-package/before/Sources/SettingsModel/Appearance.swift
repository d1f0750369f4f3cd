import Foundation

/// What the app looks like.
public final class Appearance: ObservableObject {
    @Published public var theme = Theme.system
    @Published public var scale: Double {
        didSet { if oldValue != scale { changes += 1 } }
    }

    private var changes = 0

    public init(scale: Double = 1) {
        self.scale = scale
    }

    public var summary: String { "\(theme.rawValue), \(changes) changes" }
}
