import Factory
import SwiftUI

final class CityGuide: ObservableObject {
    @Published var topic = "maps"
}

extension Container {
    var guide: CityGuide { CityGuide() }
}

struct CityGuideView: View {
    @InjectedObject(\.guide) private var guide
    var body: some View { Text(guide.topic) }
}

struct CityGuideDetail: View {
    @EnvironmentObject private var guide: CityGuide
    var body: some View { Text(guide.topic) }
}
