import SwiftUI

struct CounterView: View {
    @State private var count = 0
    @Binding var limit: Int

    var body: some View {
        Stepper("Count", value: $count)
        Stepper("Limit", value: $limit)
    }
}
