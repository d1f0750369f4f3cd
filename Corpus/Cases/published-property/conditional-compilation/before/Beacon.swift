import SwiftUI

final class Beacon: ObservableObject {
    @Published var color = "white"
    #if DEBUG
    @Published var isTesting = true
    #else
    @Published var isTesting = false
    #endif
    #if os(Linux)
    @Published var kernel = "6.1"
    #elseif os(iOS)
    @Published var idiom = "phone"
    #endif
}

struct BeaconView: View {
    @StateObject private var beacon = Beacon()
    var body: some View { Toggle("Test", isOn: $beacon.isTesting) }
}
