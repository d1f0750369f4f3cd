/// Findings about a class as such: where it stands, what it inherits from, what it is called.
extension FindingGuide {
  static let actor = FindingGuide(
    title: "an actor cannot be @Observable",
    why: """
      The macro stops with "'@Observable' cannot be applied to actor type". The accessors that it writes are \
      synchronous and may be called from anywhere, which an actor's state may not.
      """,
    before: """
      actor Counter: ObservableObject {
        @Published var count = 0
      }
      """,
    after: """
      @MainActor @Observable final class Counter {
        var count = 0
      }
      """,
    wayOut: """
      Make it a class on the main actor, or keep the actor for the work and let a class on the main actor show its \
      results.
      """)

  static let alreadyObservable = FindingGuide(
    title: "the class has an observation macro already",
    why: """
      A class may be ObservableObject and @Observable at once: views that hold it by the old wrappers listen to \
      `objectWillChange`, the others to what they read. Somebody is half way through a migration here, and which half \
      is meant cannot be seen.
      """,
    before: """
      @Observable final class Player: ObservableObject {
        var volume = 0.5
      }
      """,
    after: """
      @Observable final class Player {
        var volume = 0.5
      }
      """,
    wayOut: "Take the conformance away and change what holds the class; or take the macro away and run again.")

  static let composedConformance = FindingGuide(
    title: "ObservableObject is reached through an alias that other code uses",
    why: """
      An alias that only inheritance clauses name goes along with the classes. This one also stands elsewhere, as a \
      constraint or a type, where changing it would change what everybody else may pass.
      """,
    before: """
      typealias Storable = ObservableObject & Identifiable

      final class Note: Storable {
        @Published var text = ""
      }

      func save(_ item: any Storable) {}
      """,
    after: """
      typealias Storable = AnyObject & Identifiable

      final class Note: ObservableObject, Storable {
        @Published var text = ""
      }

      func save(_ item: any Storable) {}
      """,
    wayOut: "Take ObservableObject out of the alias and name it in each class, then run again.")

  static let deploymentTarget = FindingGuide(
    title: "the code is built for a system without Observation",
    why: """
      Observation needs iOS 17, macOS 14, tvOS 17, watchOS 10 or visionOS 1. For an older minimum the compiler refuses \
      @Observable with "'Observable()' is only available in …". A package that declares no platforms supports old \
      systems by default.
      """,
    before: """
      // Package.swift
      import PackageDescription

      let package = Package(
        name: "Shop",
        platforms: [.iOS(.v16)],
        targets: [.target(name: "Shop")])

      // Sources/Shop/Cart.swift
      import SwiftUI

      final class Cart: ObservableObject {
        @Published var items: [String] = []
      }
      """,
    after: """
      // Package.swift
      import PackageDescription

      let package = Package(
        name: "Shop",
        platforms: [.iOS(.v17)],
        targets: [.target(name: "Shop")])

      // Sources/Shop/Cart.swift
      import SwiftUI

      @Observable
      final class Cart {
        var items: [String] = []
      }
      """,
    wayOut: """
      Raise the minimum once you no longer support those systems, or give --deployment-target ignore where another \
      setting decides.
      """)

  static let family = FindingGuide(
    title: "the class waits for another one that is left",
    why: """
      Superclass and subclass, a protocol and its conformers, and classes that one place holds together migrate \
      together or not at all. A `@Published` property in a subclass of an @Observable class compiles, and no view ever \
      hears of it.
      """,
    before: """
      class Document: ObservableObject {
        @Published var title = ""

        var titles: some Publisher { $title }
      }

      final class Letter: Document {
        @Published var address = ""
      }
      """,
    after: """
      class Document: ObservableObject {
        @Published var title = ""
      }

      final class Letter: Document {
        @Published var address = ""
      }
      """,
    wayOut: "Deal with the finding at the end of the chain that the report shows; this class then follows.")

  static let localClass = FindingGuide(
    title: "a class in a function cannot be @Observable",
    why: """
      The macro adds an extension, and a local type cannot have one: "local type cannot have attached extension macro".
      """,
    before: """
      func preview() -> some View {
        final class Model: ObservableObject {
          @Published var count = 0
        }
        let model = Model()
        return Text("\\(model.count)")
      }
      """,
    after: """
      private final class Model: ObservableObject {
        @Published var count = 0
      }

      func preview() -> some View {
        let model = Model()
        return Text("\\(model.count)")
      }
      """,
    wayOut: "Move the class out of the function, then run again.")

  static let observationName = FindingGuide(
    title: "a type hides a name that @Observable writes",
    why: """
      The macro's code says `Observation.ObservationRegistrar`, `KeyPath` and `Bool` by name. A visible type of one of \
      those names is found first: "type 'Observation' has no member 'ObservationRegistrar'".
      """,
    before: """
      enum Observation { case rain, sun }

      final class Weather: ObservableObject {
        @Published var latest = Observation.sun
      }
      """,
    after: """
      enum WeatherObservation { case rain, sun }

      final class Weather: ObservableObject {
        @Published var latest = WeatherObservation.sun
      }
      """,
    wayOut: "Rename that type, or move it to where the class does not see it, then run again.")

  static let otherFramework = FindingGuide(
    title: "the ObservableObject here is not Apple's",
    why: """
      OpenCombine, SwiftCrossUI and others have protocols of the same name. Their views listen to their own publishers \
      and know nothing of @Observable.
      """,
    before: """
      import OpenCombine

      final class Feed: ObservableObject {
        var items: [String] = []
      }
      """,
    after: """
      import OpenCombine

      final class Feed: ObservableObject {
        var items: [String] = []
      }
      """,
    wayOut: "Nothing need be done. Where the other framework is no longer used, remove its import and run again.")

  static let privateClass = FindingGuide(
    title: "a private class in a type became fileprivate",
    why: """
      The extension that the macro adds stands outside of every type, where a private nested class cannot be named: \
      "'Model' is inaccessible due to 'private' protection level". A private class at the top of a file is fine.
      """,
    before: """
      import SwiftUI

      struct Editor: View {
        private final class Model: ObservableObject {
          @Published var text = ""
        }

        @StateObject private var model = Model()
        var body: some View { Text(model.text) }
      }
      """,
    after: """
      import SwiftUI

      private final class EditorModel: ObservableObject {
        @Published var text = ""
      }

      struct Editor: View {
        @StateObject private var model = EditorModel()
        var body: some View { Text(model.text) }
      }
      """,
    wayOut: """
      Nothing has to be done. Where the rest of the file should not see the class, move it to the top of a file of its own.
      """)

  static let unknownSuperclass = FindingGuide(
    title: "the superclass is not among the sources",
    why: """
      A superclass may itself be an ObservableObject, or declare members that clash with those of the macro. Its \
      declaration was not found, so neither can be ruled out.
      """,
    before: """
      import Networking

      final class Feed: RemoteModel, ObservableObject {
        @Published var items: [String] = []
      }
      """,
    after: """
      // Networking/RemoteModel.swift
      open class RemoteModel {
        public init() {}
      }

      // Feed.swift
      import SwiftUI

      @Observable
      final class Feed: RemoteModel {
        var items: [String] = []
      }
      """,
    wayOut: "Give a --root that holds the superclass too, or migrate the class by hand once you know that it is plain.")

  static let viewSuperclass = FindingGuide(
    title: "the class is itself a view",
    why: """
      UIView, NSView and their subclasses carry state of UIKit or AppKit that the macro does not see, and whoever \
      listens to them listens to `objectWillChange`.
      """,
    before: """
      import UIKit

      final class Badge: UIView, ObservableObject {
        @Published var count = 0
      }
      """,
    after: """
      import UIKit

      @Observable
      final class BadgeModel {
        var count = 0
      }

      final class Badge: UIView {
        let model = BadgeModel()
      }
      """,
    wayOut: "Move what is observed into a model of its own, which the view holds.")
}
