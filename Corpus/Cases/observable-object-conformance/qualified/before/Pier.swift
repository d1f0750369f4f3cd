import Combine
import SwiftUI

final class Pier: Combine.ObservableObject {
    @Combine.Published var boats = 2
}

final class Quay: SwiftUI.ObservableObject {
    @SwiftUI.Published var cranes = 1
}

struct HarborView: View {
    @SwiftUI.StateObject private var pier = Pier()
    @SwiftUI.ObservedObject var quay: Quay

    var body: some View {
        Text("\(pier.boats) \(quay.cranes)")
    }
}
