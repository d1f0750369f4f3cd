import OpenCombine

final class Shutter: ObservableObject {
    @Published var speed = 60
}
