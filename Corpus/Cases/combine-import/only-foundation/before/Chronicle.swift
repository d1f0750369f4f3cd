import Foundation

final class Chronicle: ObservableObject {
    @Published var entries: [Date] = []
}
