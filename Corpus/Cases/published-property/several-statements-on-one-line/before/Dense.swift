import SwiftUI

final class Dense: ObservableObject { @Published var a = 1; @Published var b = 2; var c = 3; let d = 4 }

struct DenseView: View { @StateObject var dense = Dense(); var body: some View { Stepper("a", value: $dense.a); Text("\(dense.c)") } }
