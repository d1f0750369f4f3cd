import Combine

@main enum Script {
    static func main() {
        let source = Source()
        var echo: Echo? = Echo(source: source)
        weak var weakEcho = echo
        print("at first", echo!.tone)
        source.tone = 220
        print("then", echo!.tone)
        echo!.stop()
        source.tone = 110
        print("after stop", echo!.tone)
        echo = nil
        print("gone", weakEcho == nil)
        source.tone = 55
    }
}
