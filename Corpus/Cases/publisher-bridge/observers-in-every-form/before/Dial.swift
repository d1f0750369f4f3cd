import Combine
import SwiftUI

final class Dial: ObservableObject {
    /// Turned by hand.
    @Published var angle = 0 // in degrees
    @Published var speed = 1 { didSet { print(speed) } }
    @Published var label = "" {
        willSet {
            print(newValue)
        }
    }
    @Published var limit = 3 {
        willSet {
            if newValue > 9 { return }
            print(newValue)
        }
        didSet {
            print(limit)
        }
    }
    @Published var mark: Int = 0 {
        // Nothing yet.
        willSet {}
    }

    var all: some Publisher {
        Publishers.CombineLatest($angle, $speed).combineLatest($label).combineLatest($limit).combineLatest($mark)
    }
}
