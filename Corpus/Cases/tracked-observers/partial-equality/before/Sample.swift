import SwiftUI

struct Track: Equatable, Identifiable {
    let id: Int
    var title: String
    static func == (left: Track, right: Track) -> Bool { left.id == right.id }
}

struct Album: Equatable {
    let id: Int
    var title: String
    static func == (left: Album, right: Album) -> Bool { left.id == right.id && left.title == right.title }
}

final class Deck: ObservableObject {
    @Published var tracks: [Track] = []
    @Published var current: Track? {
        didSet { print("changed") }
    }
    @Published var album: Album?
}
