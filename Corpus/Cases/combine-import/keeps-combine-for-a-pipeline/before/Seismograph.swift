import Combine
import Foundation

final class Seismograph: ObservableObject {
    @Published var strongest = 0.0
    private var bag = Set<AnyCancellable>()

    func watch(_ shocks: PassthroughSubject<Double, Never>) {
        shocks.sink { [weak self] in self?.strongest = max(self?.strongest ?? 0, $0) }.store(in: &bag)
    }
}
