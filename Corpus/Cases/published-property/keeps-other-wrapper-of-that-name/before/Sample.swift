import Foundation

@propertyWrapper struct Published<Value> {
    var wrappedValue: Value
}

final class Article {
    @Published var title = ""
}
