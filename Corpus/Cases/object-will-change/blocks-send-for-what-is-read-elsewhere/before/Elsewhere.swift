import SwiftUI

final class Gauge: ObservableObject {
    @Published var scale = 1
    var level: Double { UserDefaults.standard.double(forKey: "level") }

    func changed() { objectWillChange.send() }
}

final class Clock: ObservableObject {
    @Published var start = Date(timeIntervalSince1970: 0)
    var age: Double { -start.timeIntervalSinceNow }

    func tick() { objectWillChange.send() }
}

final class Engine { var speed = 0 }

final class Car: ObservableObject {
    let engine = Engine()

    func drive() {
        engine.speed += 1
        objectWillChange.send()
    }
}

final class Handed: ObservableObject {
    @Published var n = 0
    func callback() -> () -> Void { objectWillChange.send }
}
