import Combine

class Device: ObservableObject {
    @Published var name = ""
}
