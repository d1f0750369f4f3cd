import SwiftUI

final class CabinBooking: ObservableObject {
    @Published var guest = ""
    @Published var sauna = false
    @Published var nights = 1
}

struct CabinForm: View {
    @EnvironmentObject private var booking: CabinBooking

    var body: some View {
        Form {
            TextField("Guest", text: $booking.guest)
            extras
            length()
        }
    }

    private var extras: some View {
        Toggle("Sauna", isOn: $booking.sauna)
    }

    private func length() -> some View {
        Stepper("Nights", value: $booking.nights)
    }
}

struct CabinRoot: View {
    @StateObject private var booking = CabinBooking()
    var body: some View { CabinForm().environmentObject(booking) }
}
