import SwiftUI

final class Motion: ObservableObject {
    @Published var animation = "spring"
    @Published var id = 1
    @Published var speed = 1.0
}

struct MotionView: View {
    @StateObject private var motion = Motion()

    var body: some View {
        TextField("Animation", text: $motion.animation)
        Slider(value: $motion.speed)
    }
}
