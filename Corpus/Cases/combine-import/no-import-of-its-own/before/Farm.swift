@_exported import Combine

final class Barn: ObservableObject {
    @Published var bales = 80
}
