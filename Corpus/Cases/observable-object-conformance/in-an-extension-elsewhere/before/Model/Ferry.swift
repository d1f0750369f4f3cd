import Foundation

final class Ferry {
    @Published var passengers = 0
    var captain = "Ida"
}
