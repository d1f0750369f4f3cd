public enum Theme: String, CaseIterable, Sendable {
    case light, dark, system
}
