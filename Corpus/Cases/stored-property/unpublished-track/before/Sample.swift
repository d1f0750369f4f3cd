import SwiftUI

final class Shelf: ObservableObject {
    @Published var books = 0
    private var scans = 0
    func scan() { scans += 1 }
}
