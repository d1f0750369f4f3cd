import SwiftUI

typealias ScreenModel = ObservableObject & Identifiable

final class Reef: ScreenModel {
    @Published var corals = 31
}

func title<Model: ScreenModel>(of model: Model) -> String { "\(Model.self)" }
