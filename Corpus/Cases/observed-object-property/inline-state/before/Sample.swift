import SwiftUI

final class Tank: ObservableObject {
    @Published var level = 0
}

struct Own: View {
    @ObservedObject var tank = Tank()
    var body: some View { Text("\(tank.level)") }
}

struct Given: View {
    @ObservedObject var tank = Tank()
    var body: some View { Text("\(tank.level)") }
}

struct Both: View {
    let tank: Tank
    var body: some View {
        Own()
        Given(tank: tank)
    }
}
