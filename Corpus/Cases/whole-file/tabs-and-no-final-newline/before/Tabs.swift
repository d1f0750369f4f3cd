import SwiftUI

final class Tabs: ObservableObject {
	@Published var first = 1
	@Published	var second	= 2	// aligned
	lazy var third = first + 1
}

struct TabsView: View {
	@ObservedObject var tabs: Tabs

	var body: some View {
		Stepper("First", value: $tabs.first)
	}
}