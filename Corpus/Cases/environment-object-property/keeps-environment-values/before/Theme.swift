import SwiftUI

struct ThemedView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isEnabled) var isEnabled: Bool
    var body: some View { Button("Close") { dismiss() }.environment(\.locale, .current) }
}
