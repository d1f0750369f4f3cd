import Combine

@propertyWrapper
struct Logged<Value> {
    private var value: Value
    init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    static subscript<Owner: ObservableObject>(
        _enclosingInstance owner: Owner,
        wrapped _: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
        get { owner[keyPath: storage].value }
        set {
            owner.objectWillChange.send()
            owner[keyPath: storage].value = newValue
        }
    }
}

final class Machine: ObservableObject {
    @Logged var speed = 1
    @Published var name = ""
}
