import SwiftUI

final class TeamStore: ObservableObject {
    @Published var names = ["Ada"]
}

struct TeamSheet: View {
    @EnvironmentObject var team: TeamStore
    var body: some View { Text(team.names.joined()) }
}

struct TeamHome: View {
    @EnvironmentObject var team: TeamStore
    @State private var isOpen = false
    var body: some View {
        Button("Team \(team.names.count)") { isOpen = true }
            .sheet(isPresented: $isOpen) {
                NavigationStack { TeamSheet() }
                    .environmentObject(team)
            }
    }
}

struct TeamHome_Previews: PreviewProvider {
    static var previews: some View {
        TeamHome().environmentObject(TeamStore())
    }
}

#Preview {
    TeamHome().environmentObject(TeamStore())
}
