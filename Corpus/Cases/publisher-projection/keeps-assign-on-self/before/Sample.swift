import Combine

final class Copy: ObservableObject {
    @Published var value = 0
    private var bag = Set<AnyCancellable>()

    func follow(_ values: CurrentValueSubject<Int, Never>) {
        values.assign(to: \.value, on: self).store(in: &bag)
    }
}
