import SwiftCrossUI

final class Desk: ObservableObject {
    @Published var drawers = 3
}

struct DeskView: View {
    @State var desk = Desk()
    var body: Text { Text("\(desk.drawers)") }
}
