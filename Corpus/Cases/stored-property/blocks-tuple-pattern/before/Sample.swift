import Combine

final class Grid: ObservableObject {
    @Published var cells = 0
    var (rows, columns) = (3, 4)
}
