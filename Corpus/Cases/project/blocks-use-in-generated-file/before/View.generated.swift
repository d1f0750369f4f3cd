import SwiftUI

struct TideView: View {
    @ObservedObject var tide: Tide
    var body: some View { Text("\(tide.height)") }
}
