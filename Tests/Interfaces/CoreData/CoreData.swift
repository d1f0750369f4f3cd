// The stand-in Core Data: managed objects are observable objects.

import Combine
@_exported import Foundation

open class NSManagedObject: NSObject, ObservableObject {}
open class NSManagedObjectContext: NSObject {}
