import Combine
import SwiftUI

/// Has a comment and an attribute on a line of its own.
@MainActor
public final class Glacier: ObservableObject {
    @Published public var length = 12.0
    public init() {}
}

@MainActor final class Moraine: ObservableObject {
    @Published var stones = 0
}

@available(iOS 17, *)
@dynamicMemberLookup
final class Crevasse: ObservableObject {
    @Published var depth = 30
    subscript(dynamicMember name: String) -> Int { name.count }
}

internal
final class Serac: ObservableObject {
    @Published var height = 20
}

// swiftlint:disable:next type_name
final class X: ObservableObject { @Published var y = 1 }
