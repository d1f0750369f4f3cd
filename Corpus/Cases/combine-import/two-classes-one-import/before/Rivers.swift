import Foundation
import Dispatch

final class Danube: ObservableObject {
    @Published var level = 3.1
}

final class Rhine: ObservableObject {
    @Published var level = 2.4
}
