import Combine

final class Meter: ObservableObject {
    @Published var reading = 0
}

final class Scale: ObservableObject {
    @Published var weight = 0
}

final class Clock: ObservableObject {
    @Published var hour = 0
}

func publishers(_ meters: [Meter], make: () -> [Scale]) -> [Published<Int>.Publisher] {
    let scales = make().dropFirst()
    return meters.map { $0.$reading } + scales.map { $0.$weight }
}
