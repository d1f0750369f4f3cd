// A managed object, which is an observable object without saying so in the code that subclasses it.
@_exported import Combine
@_exported import Foundation

open class NSManagedObject: NSObject, ObservableObject, Identifiable {
  public override init() {}
}
