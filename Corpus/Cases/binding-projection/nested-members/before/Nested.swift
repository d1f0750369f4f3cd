import SwiftUI

struct Address { var street = Street() }
struct Street { var name = ""; var number = 1 }

final class Contact: ObservableObject {
    @Published var address = Address()
    @Published var companion = Companion()
}

final class Companion: ObservableObject {
    @Published var nickname = ""
}

struct ContactView: View {
    @ObservedObject var contact: Contact

    var body: some View {
        TextField("Street", text: $contact.address.street.name)
        Stepper("Number", value: self.$contact.address.street.number)
        TextField("Nickname", text: $contact.companion.nickname)
    }
}
