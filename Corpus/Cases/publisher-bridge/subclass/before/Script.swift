import Combine

@main enum Script {
    static func main() {
        let tug = Tug()
        tug.knots = 2
        tug.watch()
        print(tug.pull)
        tug.knots = 3
        print(tug.knots, tug.pull)
    }
}
