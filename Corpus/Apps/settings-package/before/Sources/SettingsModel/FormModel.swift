import Combine

/// What every form can do.
public protocol FormModel: ObservableObject {
    var isValid: Bool { get }
    func submit()
}

/// A form that remembers whether it was sent.
open class SentForm: FormModel {
    @Published public private(set) var isSent = false
    open var isValid: Bool { true }

    public init() {}

    public func submit() {
        isSent = true
    }
}
