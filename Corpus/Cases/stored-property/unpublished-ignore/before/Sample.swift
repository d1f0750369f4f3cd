import SwiftUI

final class Shelf: ObservableObject {
    @Published var books = 0
    var label = "fiction"
}
