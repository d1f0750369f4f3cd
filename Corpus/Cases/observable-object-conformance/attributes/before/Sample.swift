import SwiftUI

/// Documented.
@MainActor
final class OwnLine: ObservableObject {
    @Published var a = 1
}

@MainActor final class SameLine: ObservableObject {
    @Published var a = 1
}

@available(iOS 17, *) @MainActor
@dynamicMemberLookup
public class Several: ObservableObject {
    @Published var a = 1
    subscript(dynamicMember name: String) -> Int { a }
}

enum Outer {
    final class Nested: ObservableObject {
        @Published var a = 1
    }
}
