import Combine
import SwiftUI

final class SeatPicker: ObservableObject {
    let chosen = CurrentValueSubject<Set<Int>, Never>([])
    private var bag = Set<AnyCancellable>()

    init() {
        chosen
            .dropFirst()
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &bag)
    }

    func toggle(_ seat: Int) { chosen.value.formSymmetricDifference([seat]) }
}

struct SeatPickerRow: View {
    @ObservedObject var picker: SeatPicker
    var body: some View { Button("\(picker.chosen.value.count)") { picker.toggle(7) } }
}
