import SwiftUI

struct FanView: View {
    @ObservedObject var fan: Fan
    var body: some View { Text("\(fan.speed)") }
}
