import SwiftUI

final class Paper: ObservableObject {
	@Published var title = "é"   
	var width = 1, height = 2	// size
}

struct PaperView: View {
	@ObservedObject var paper: Paper
	var body: some View {
		TextField("T", text: $paper.title)
	}
}