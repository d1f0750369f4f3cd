import Combine
import Foundation

class Only: ObservableObject { @Published var a = 1 }
class First: ObservableObject, Identifiable { @Published var a = 1 }
class Middle: NSObject, ObservableObject, Identifiable { @Published var a = 1 }
class Last: Identifiable, ObservableObject { @Published var a = 1 }
class Qualified: Combine.ObservableObject { @Published var a = 1 }
class Spaced : ObservableObject { @Published var a = 1 }
class Lines:
    Identifiable,
    ObservableObject
{
    @Published var a = 1
}
class Leading: Identifiable
    , ObservableObject
    , CustomStringConvertible
{
    @Published var a = 1
    var description: String { "" }
}
class Commented: /* why */ ObservableObject { @Published var a = 1 }
class Generic<Value: Equatable>: ObservableObject where Value: Sendable { @Published var a: Value?  }
