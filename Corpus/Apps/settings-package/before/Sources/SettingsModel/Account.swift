import Combine

/// Who is signed in.
public final class Account: ObservableObject {
    @Published public var name: String
    @Published public var email = ""
    @Published public private(set) var isVerified = false

    public init(name: String) {
        self.name = name
    }

    public func verify() {
        isVerified = email.contains("@")
    }
}
