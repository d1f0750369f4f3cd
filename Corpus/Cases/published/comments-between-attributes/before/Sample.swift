import Combine

final class Chart: ObservableObject {
    @Published // what is drawn
    var points: [Int] = []
    @available(*, deprecated)
    @Published
    /* kept */ var legend = ""
    @Published var a = 1; @Published var b = 2
}
