import SwiftUI

final class Mill: ObservableObject {
    @Published var sacks = 2
}

struct MillView: View {
    @EnvironmentObject var mill: Mill
    var body: some View { Text("\(mill.sacks)") }
}

struct Provider<Object: ObservableObject, Content: View>: View {
    let object: Object
    let content: Content
    var body: some View { content.environmentObject(object) }
}

struct MillRoot: View {
    @StateObject private var mill = Mill()
    var body: some View { Provider(object: mill, content: MillView()) }
}
