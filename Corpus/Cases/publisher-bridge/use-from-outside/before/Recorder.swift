import Combine

final class Recorder {
    private var links: Set<AnyCancellable> = []

    init(meteo: Meteo) {
        meteo.$rain.sink { print($0) }.store(in: &links)
        meteo.$station.sink { print($0 ?? "") }.store(in: &links)
        meteo.$wind.dropFirst().sink { print($0) }.store(in: &links)
    }
}
