import Combine
import RxSwift

final class RateBoard: ObservableObject {
    @Published var last = 0.0
    private let bag = DisposeBag()

    func bind(_ rates: Observable<Double>) {
        rates.subscribe(onNext: { [weak self] in self?.last = $0 })
            .disposed(by: bag)
    }
}
