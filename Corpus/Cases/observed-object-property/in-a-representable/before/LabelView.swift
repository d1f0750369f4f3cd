import SwiftUI
import UIKit

final class Caption: ObservableObject {
    @Published var text = "hello"
}

struct LabelView: UIViewRepresentable {
    @ObservedObject var caption: Caption

    func makeUIView(context: Context) -> UILabel { UILabel(frame: .zero) }

    func updateUIView(_ view: UILabel, context: Context) { view.text = caption.text }
}
