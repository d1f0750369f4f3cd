import SwiftUI

final class Ticker: ObservableObject {
    @Published var ticks = 0
}

struct TimeView: View {
    @ObservedObject var ticker: Ticker
    var body: some View { Text("\(Date())") }
}

struct PassedOn: View {
    @ObservedObject var ticker: Ticker
    var body: some View { TimeView(ticker: ticker) }
}
