import Foundation

final class Clock: ObservableObject {
    @Published var now = Date()
}
