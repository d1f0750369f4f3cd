import SwiftUI

final class Expedition: ObservableObject {
    @Published var day = 1
    var camp = "base"
    fileprivate var mules = 4
    private var food = 100
    private var diary: [String] = []

    var rations: Int { perHead(food) }

    private func perHead(_ total: Int) -> Int { total / 5 }

    func march() {
        day += 1
        food -= 5
        camp = "camp \(day)"
        diary.append(camp)
    }
}

struct ExpeditionView: View {
    @StateObject private var expedition = Expedition()

    var body: some View {
        Text("\(expedition.camp), \(expedition.rations) left, \(expedition.mules) mules")
    }
}
