import Combine
import UIKit

final class GaugeView: UIView, ObservableObject {
    @Published var value = 0.0

    override func layoutSubviews() {
        super.layoutSubviews()
        isHidden = value == 0
    }
}
