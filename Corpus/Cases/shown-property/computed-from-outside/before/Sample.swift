import SwiftUI

final class Profile: ObservableObject {
    @Published var isEditing = false
    @Published var name = ""
    var nickname: String { UserDefaults.standard.string(forKey: "nickname") ?? "" }
    var title: String { name + (UserDefaults.standard.string(forKey: "title") ?? "") }
    var unseen: String { UserDefaults.standard.string(forKey: "unseen") ?? "" }
}

struct ProfileView: View {
    @ObservedObject var profile: Profile
    var body: some View { Text(profile.nickname + profile.title) }
}
