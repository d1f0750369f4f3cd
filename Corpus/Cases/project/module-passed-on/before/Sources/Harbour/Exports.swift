@_exported import Boats
import SwiftUI

public final class Pier: ObservableObject {
    @Published public var boats: [Boat] = []
    public init() {}
}
