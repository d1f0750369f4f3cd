import Combine
import SwiftUI

struct RadioScreen: View {
    @StateObject private var state = Model()
    var body: some View { Text(state.station) }
}

extension RadioScreen {
    final class Model: ObservableObject {
        @Published var station = "P1"
    }
}

struct TunerScreen: View {
    @StateObject private var state = Model()
    var body: some View { Text(state.band) }
}

extension TunerScreen {
    final class Model: ObservableObject {
        @Published var band = "FM"
        private var bag = Set<AnyCancellable>()

        init() {
            $band.sink { print($0) }.store(in: &bag)
        }
    }
}
