import Combine
import Observation

@Observable
final class Both: ObservableObject {
    var value = 1
}
