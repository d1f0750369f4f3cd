import Foundation
import SwiftUI

final class Kiln: ObservableObject {
    @Published var temperature = 20
    @Published
    var program: String = "bisque"
    @Published private(set) var isHot = false
    @Published private var secret = 1
    @Published(initialValue: 3) var shelves: Int
    @Published(wrappedValue: "clay") var material: String
    @Published   var   spaced   :   Int   =   4
    @Published var door: Door? // open or closed
    @Published var
        wrapped = 5
    @MainActor @Published var label = "kiln"
    @Published @MainActor var note = ""
    @available(*, deprecated) @Published var legacy = 0
    @Published final var owner: Kiln?
    @Published var peak = 0 {
        didSet { isHot = peak > 600 }
    }

    enum Door { case open, closed }

    init() {
        secret = shelves
    }
}
