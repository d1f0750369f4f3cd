import Combine

final class Grid: ObservableObject {
    @Published var cells = 0
    var (rows, columns) = Grid.standard

    static let standard = (3, 4)
}
