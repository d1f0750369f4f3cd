import Combine

protocol Priced { var price: Int { get } }
protocol Named { var name: String { get } }

final class Bicycle: ObservableObject, Priced, Named {
    @Published var price = 400
    let name = "bicycle"
}

final class Scooter: Priced, ObservableObject, Named {
    @Published var price = 900
    let name = "scooter"
}

final class Tram: Priced,Named , ObservableObject {
    @Published var price = 2_000_000
    let name = "tram"
}
