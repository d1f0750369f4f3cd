import Combine
import RxSwift

final class ExchangeRates: ObservableObject {
    @Published var dollar = 1.0
    private let bag = DisposeBag()

    func follow(_ rates: Observable<Double>) {
        rates.subscribe(onNext: { [weak self] in self?.dollar = $0 })
            .disposed(by: bag)
    }
}
