import SwiftUI

final class Orchard: ObservableObject {
    @Published // shown in the header
    var trees = 12
    @Published /* by the farmer */ var apples = 0
    /// How ripe they are.
    // from 0 to 1
    @Published
    // set by the sensor
    private(set) var ripeness = 0.5
}
