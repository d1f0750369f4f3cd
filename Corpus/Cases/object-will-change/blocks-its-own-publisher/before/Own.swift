import Combine

final class Manual: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var value = 0 {
        willSet { objectWillChange.send() }
    }
}

final class Computed: ObservableObject {
    private let subject = PassthroughSubject<Void, Never>()
    var objectWillChange: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
}
