import Harbour
import SwiftUI

struct BoatView: View {
    @ObservedObject var boat: Boat
    @ObservedObject var pier: Pier
    var body: some View { TextField("\(pier.boats.count)", text: $boat.name) }
}
