import Combine

struct Handle: ~Copyable { var number = 1 }
protocol Engine {}
struct Diesel: Engine {}

public final class Odd: ObservableObject {
    @Published var shown = 1
    var handle = Handle()
    nonisolated(unsafe) var counter = 0
    @usableFromInline var inlined = 2
    var engine: some Engine = Diesel()
}
