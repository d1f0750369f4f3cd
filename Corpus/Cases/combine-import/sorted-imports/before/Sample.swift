import Combine
import Foundation
import UIKit

final class Almanac: ObservableObject {
    @Published var day = Date()
    private var bag = Set<AnyCancellable>()
}
