import SwiftUI

final class Jukebox: ObservableObject {
    @Published var song = "none"
}

struct JukeboxView: View {
    @ObservedObject private var jukebox = Jukebox()
    var title: String

    var body: some View { Text(title + jukebox.song) }

    mutating func replace() { jukebox = Jukebox() }
}

struct JukeboxHall: View {
    var body: some View { JukeboxView(title: "Hall") }
}
