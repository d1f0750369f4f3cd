import SwiftUI

final class Page: ObservableObject {
    @Published var number = 1
}

func refresh<Model: ObservableObject>(_ model: Model) where Model.ObjectWillChangePublisher == ObservableObjectPublisher {
    model.objectWillChange.send()
}

func turn(_ page: Page) {
    page.number += 1
    refresh(page)
}
