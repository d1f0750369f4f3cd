import Combine

@propertyWrapper struct Logged<Value> {
    var stored: Value
    init(wrappedValue: Value) { stored = wrappedValue }
    @available(*, unavailable) var wrappedValue: Value { get { fatalError() } set {} }
    static subscript<Owner: ObservableObject>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Logged<Value>>
    ) -> Value {
        get { owner[keyPath: storage].stored }
        set { owner[keyPath: storage].stored = newValue }
    }
}

final class Diary: ObservableObject {
    @Published var title = ""
    @Logged var entry = ""
}
