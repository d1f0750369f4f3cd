import SwiftUI

protocol Playable: AnyObject { func play() }

final class Track: ObservableObject, Playable {
    @Published var isPlaying = false
    func play() { isPlaying = true }
}

final class Silence: Playable {
    func play() {}
}
