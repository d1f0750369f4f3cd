import Factory
import SwiftUI

final class TourModel: ObservableObject {
    @Published var topic = "maps"
}

final class OtherModel: ObservableObject {
    @Published var topic = "maps"
}

extension Container {
    var tour: TourModel { TourModel() }
}

struct TourView: View {
    @InjectedObject(\.tour) private var tour
    var body: some View { Text(tour.topic) }
}

struct TourDetail: View {
    @EnvironmentObject private var tour: TourModel
    var body: some View { Text(tour.topic) }
}
