import SwiftUI

final class Basket: ObservableObject {
    @Published var apples = 0
}

func isObservable(_ value: Any) -> Bool { value is any ObservableObject }
