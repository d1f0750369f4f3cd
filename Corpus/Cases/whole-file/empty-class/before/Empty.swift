import Combine

final class Empty: ObservableObject {}
final class Constant: ObservableObject { let value = 1 }
