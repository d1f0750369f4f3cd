import SwiftUI

struct HistoryView: View {
    @EnvironmentObject private var history: History

    var body: some View {
        List(history.sessions) { session in
            Text("\(session.rounds) rounds")
        }
    }
}

#Preview {
    HistoryView()
        .environmentObject(History())
}
