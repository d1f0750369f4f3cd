import SwiftUI

struct FerryRow: View {
    @ObservedObject var ferry: Ferry

    var body: some View {
        Text("\(ferry.captain): \(ferry.passengers)")
    }
}
