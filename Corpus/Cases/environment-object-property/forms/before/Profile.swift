import SwiftUI

final class Profile: ObservableObject {
    @Published var name = "Ann"
}

final class Shelf<Item>: ObservableObject {
    @Published var items: [Item] = []
}

struct ProfileView: View {
    @EnvironmentObject var profile: Profile
    @EnvironmentObject private var shelf: Shelf<String>
    @EnvironmentObject
    private var again: Profile
    @EnvironmentObject fileprivate var third: Profile
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Text("\(profile.name) \(shelf.items.count) \(again.name) \(third.name)")
    }
}

struct ProfileModifier: ViewModifier {
    @EnvironmentObject var profile: Profile
    func body(content: Content) -> some View { Text(profile.name) }
}
