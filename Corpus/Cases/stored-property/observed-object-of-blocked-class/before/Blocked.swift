import SwiftUI

final class Rain: ObservableObject {
    @Published var drops = 0
    private var link: AnyCancellable?
    func watch() { link = $drops.sink { print($0) } }
}

final class Cloud: ObservableObject {
    @ObservedObject var rain = Rain()
    @Published var height = 900
}

struct CloudView: View {
    @ObservedObject var cloud: Cloud

    var body: some View { Text("\(cloud.height)") }
}
