import SwiftUI

final class Depot: ObservableObject {
    @Published var boxes = 1
}

@MainActor
final class Forklift: ObservableObject {
    @EnvironmentObject var depot: Depot
    @Published var speed = 2
}
