import SwiftUI
import UIKit

final class Kitchen: ObservableObject {
    @Published var pots = 3
}

final class KitchenController: UIViewController {
    @ObservedObject var kitchen: Kitchen

    init(kitchen: Kitchen) {
        self.kitchen = kitchen
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "\(kitchen.pots)"
    }
}

struct KitchenModifier: ViewModifier {
    @ObservedObject var kitchen: Kitchen

    func body(content: Content) -> some View {
        Text("\(kitchen.pots)")
    }
}
