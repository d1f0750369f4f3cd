import Combine

@main enum Script {
    static func main() {
        let elevator = Elevator()
        elevator.floor = 1
        elevator.floor = 1
        elevator.floor = 2
        print("stops", elevator.stops)
    }
}
