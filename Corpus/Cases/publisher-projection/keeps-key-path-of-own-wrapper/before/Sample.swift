import SwiftUI

@propertyWrapper struct Parameter<Value> {
    var wrappedValue: Value
    var projectedValue: Parameter<Value> { self }
}

final class Pipelines: ObservableObject {
    @Published var source = ""
}

struct Intent {
    @Parameter var source = ""
    static var summary: AnyKeyPath { name(\.$source) }
    static func name(_ path: KeyPath<Intent, Parameter<String>>) -> AnyKeyPath { path }
}
