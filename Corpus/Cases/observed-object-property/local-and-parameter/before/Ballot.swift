import SwiftUI

final class Ballot: ObservableObject {
    @Published var choice = ""
}

@MainActor
func ballotForm(@ObservedObject _ ballot: Ballot) -> some View {
    TextField("Choice", text: $ballot.choice)
}

@MainActor
func emptyBallot() -> some View {
    @ObservedObject var ballot = Ballot()
    return TextField("Choice", text: $ballot.choice)
}
