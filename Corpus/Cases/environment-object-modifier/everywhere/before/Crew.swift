import SwiftUI

final class Crew: ObservableObject {
    static let sample = Crew()
    @Published var names = ["Ada"]
}

struct CrewSheet: View {
    @EnvironmentObject var crew: Crew
    var body: some View { Text(crew.names.joined()) }
}

struct CrewHome: View {
    @EnvironmentObject var crew: Crew
    @State private var isOpen = false

    var body: some View {
        Button("Crew") { isOpen = true }
            .sheet(isPresented: $isOpen) {
                NavigationStack { CrewSheet() }
                    .environmentObject(crew)
            }
    }
}

struct CrewHome_Previews: PreviewProvider {
    static var previews: some View {
        CrewHome().environmentObject(Crew())
        CrewHome()
            .environmentObject(Crew.sample)
            .previewDisplayName("Sample")
    }
}

#Preview("Home") {
    CrewHome().environmentObject({ () -> Crew in Crew() }())
}
