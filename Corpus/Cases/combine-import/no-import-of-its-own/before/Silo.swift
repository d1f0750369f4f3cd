final class Silo: ObservableObject {
    @Published var tonnes = 300
}
