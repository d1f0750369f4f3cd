import Combine
import UIKit

final class TideModel: ObservableObject {
    @Published var caption = "low"
}

final class TideController: UIViewController {
    private let model: TideModel
    private let label = UILabel()
    private var bag = Set<AnyCancellable>()

    init(model: TideModel) {
        self.model = model
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        model.$caption
            .sink { [weak self] in self?.label.text = $0 }
            .store(in: &bag)
    }
}
