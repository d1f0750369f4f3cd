import Combine

final class Printer: ObservableObject {
    @Published var pages = 0
    let pagesSubject = "ink"
    private var link: AnyCancellable?

    init() {
        link = $pages.sink { print($0) }
    }
}

final class Copier {
    let printer = Printer()
    lazy var link = printer.$pages.sink { print($0) }
}

extension Printer {
    var pagesPublisher: Int { 4 }
}
