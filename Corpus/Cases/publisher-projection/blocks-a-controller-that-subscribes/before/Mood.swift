import Combine
import UIKit

final class Mood: ObservableObject {
    @Published var caption = "calm"
}

final class MoodController: UIViewController {
    private let source: Mood
    private let label = UILabel(frame: .zero)
    private var bag = Set<AnyCancellable>()

    init(source: Mood) {
        self.source = source
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        source.$caption
            .sink { [weak self] in self?.label.text = $0 }
            .store(in: &bag)
    }
}
