import Combine
import UIKit

final class Dial: UIView, ObservableObject {
    @Published var angle = 0.0
}
