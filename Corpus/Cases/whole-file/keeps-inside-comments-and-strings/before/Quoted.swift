import SwiftUI

/*
 class Old: ObservableObject { @Published var x = 1 }
 /* @StateObject var old = Old() */
*/
final class Quoted: ObservableObject {
    // @Published var gone = 1
    @Published var text = """
        @StateObject private var m = M()
        .environmentObject(m)
        """
    @Published var raw = #"$m.x \#(1 + 1) @ObservedObject"#
}

struct QuotedView: View {
    @ObservedObject var quoted: Quoted // an @ObservedObject, not a @StateObject
    var body: some View { Text("$quoted.text \(quoted.text)") }
}
