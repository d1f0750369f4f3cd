import Combine

/// A message to the makers.
public final class FeedbackForm: SentForm {
    @Published public var text = ""
    @Published public var stars = 3

    public override var isValid: Bool { !text.isEmpty }
}
