import Combine

class Animal: ObservableObject {
    @Published var name = ""
}

final class Cat: Animal {
    @Published var lives = 9
}

final class Dog: Animal {
    @Published var tricks = 0
    private var bag = Set<AnyCancellable>()

    override init() {
        super.init()
        $tricks.sink { print($0) }.store(in: &bag)
    }
}
