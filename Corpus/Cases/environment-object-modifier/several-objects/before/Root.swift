import SwiftUI

final class Clock: ObservableObject {
    @Published var hour = 12
}

final class Calendar: ObservableObject {
    @Published var day = 1
    private(set) lazy var weekdays = $day.map { $0 % 7 }
}

struct Face: View {
    @EnvironmentObject var clock: Clock
    @EnvironmentObject var calendar: Calendar
    var body: some View { Text("\(clock.hour) \(calendar.day)") }
}

struct Root: View {
    @StateObject private var clock = Clock()
    @StateObject private var calendar = Calendar()

    var body: some View {
        Face()
            .environmentObject(clock)
            .environmentObject(calendar)
    }
}
