import Combine

@main enum Script {
    static func main() {
        let meteo = Meteo()
        let recorder = Recorder(meteo: meteo)
        meteo.fall(1)
        meteo.fall(0)
        meteo.station = "A"
        meteo.station = nil
        meteo.wind = 5
        var late: [Double] = []
        let link = meteo.$rain.sink { late.append($0) }
        meteo.fall(2)
        link.cancel()
        meteo.fall(3)
        print(late, meteo.rain, recorder)
    }
}

extension Recorder: CustomStringConvertible {
    var description: String { "recorder" }
}
