import Combine
import UIKit

final class DialController: UIViewController, ObservableObject {
    @Published var angle = 0.0
}
