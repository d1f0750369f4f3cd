import SwiftUI

struct MenuView: View {
    @ObservedObject var menu: Menu
    var body: some View { Text(menu.dishes.joined()) }
}
