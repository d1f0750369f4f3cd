import CoreData
import SwiftUI

final class Cruise: NSManagedObject {
    var port: String = ""
}

struct CruiseRow: View {
    @ObservedObject var cruise: Cruise
    var body: some View { TextField("Port", text: $cruise.port) }
}

struct CruiseList: View {
    let cruises: [Cruise]
    var body: some View { ForEach(cruises, id: \.self) { CruiseRow(cruise: $0) } }
}
