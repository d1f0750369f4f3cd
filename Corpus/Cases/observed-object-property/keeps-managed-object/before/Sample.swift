import CoreData
import SwiftUI

final class Trip: NSManagedObject {
    var port: String = ""
}

struct TripRow: View {
    @ObservedObject var trip: Trip
    var body: some View {
        TextField("Port", text: $trip.port)
    }
}
