import Combine
import SwiftUI

@main enum Script {
    static func main() {
        let dial = Dial()
        var bag: Set<AnyCancellable> = []
        dial.$angle.sink { print("angle", $0, "stored", dial.angle) }.store(in: &bag)
        dial.$speed.sink { print("speed", $0, "stored", dial.speed) }.store(in: &bag)
        dial.$label.sink { print("label", $0, "stored", dial.label) }.store(in: &bag)
        dial.$limit.sink { print("limit", $0, "stored", dial.limit) }.store(in: &bag)
        dial.$mark.sink { print("mark", $0, "stored", dial.mark) }.store(in: &bag)
        for value in [1, 1, 20, 4] {
            dial.angle = value
            dial.speed += value
            dial.label = "\(value)"
            dial.limit = value
            dial.mark = value
        }
        dial.$limit.first().sink { print("late", $0) }.store(in: &bag)
        bag.removeAll()
        dial.angle = 7
        print("end", dial.angle)
    }
}
