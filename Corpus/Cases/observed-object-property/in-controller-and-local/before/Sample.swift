import SwiftUI
import UIKit

final class Tank: ObservableObject {
    @Published var level = ""
}

final class TankController: UIViewController {
    @ObservedObject private var tank = Tank()

    func field() -> Binding<String> { $tank.level }

    func show(_ other: Tank) {
        present(UIHostingController(rootView: Text("").environmentObject(other)), animated: true)
    }
}
