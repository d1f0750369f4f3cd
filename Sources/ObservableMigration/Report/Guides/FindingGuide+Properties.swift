/// Findings about stored properties of a model.
extension FindingGuide {
  static let appStorage = FindingGuide(
    title: "@AppStorage in a model in a form that is not known",
    why: """
      The macro refuses wrapped properties. In an ObservableObject a write to @AppStorage refreshes the views, so the \
      wrapper goes behind a computed property that tells observers. That property needs a type, which is written or \
      seen from a literal, and the binding `$name` of the wrapper would go past it.
      """,
    before: """
      final class Settings: ObservableObject {
        @AppStorage("sound") var sound = Settings.standard()
        static func standard() -> Bool { true }
      }
      """,
    after: """
      @Observable final class Settings {
        static func standard() -> Bool { true }
        @ObservationIgnored @AppStorage("sound") private var storedSound = Settings.standard()

        var sound: Bool {
          get {
            access(keyPath: \\.sound)
            return storedSound
          }
          set {
            withMutation(keyPath: \\.sound) { storedSound = newValue }
          }
        }
      }
      """,
    wayOut: """
      Write the type of the property, and bind to the property and not to its wrapper. Or keep the wrapper as an \
      ignored backing property, and put a computed property in front of it that calls `access` and `withMutation`.
      """)

  static let appStorageForwarded = FindingGuide(
    title: "@AppStorage behind a property that tells observers",
    why: """
      The macro refuses wrapped properties, and an ignored one would no longer refresh views. So the wrapper goes behind \
      a computed property of the old name: reading it registers with `access`, writing it tells observers with \
      `withMutation`. As before, a write to the defaults that does not go through the model refreshes nothing.
      """,
    before: """
      final class Settings: ObservableObject {
        @AppStorage("sound") var sound = true
      }
      """,
    after: """
      @Observable
      final class Settings {
        var sound: Bool {
          get { access(keyPath: \\.sound); return soundStorage }
          set { withMutation(keyPath: \\.sound) { soundStorage = newValue } }
        }
        @ObservationIgnored @AppStorage("sound") private var soundStorage = true
      }
      """,
    wayOut: "Nothing need be done.")

  static let backtickedName = FindingGuide(
    title: "a property whose name is escaped",
    why: """
      The macro puts an underscore before the name as it is written, backticks included, and what comes out is no \
      Swift. It does so even where the backticks are not needed.
      """,
    before: """
      final class Preset: ObservableObject {
        @Published var `default` = 1
      }
      """,
    after: """
      final class Preset: ObservableObject {
        @Published var standard = 1
      }
      """,
    wayOut: "Rename the property, or drop backticks that are not needed, then run again.")

  static let codableSynthesis = FindingGuide(
    title: "coding that the compiler writes",
    why: """
      The macro stores `name` in `_name` and adds a registrar, and synthesised coding follows what is stored: the keys \
      become `_name` and `_$observationRegistrar`. It compiles, and data written before can no longer be read.
      """,
    before: """
      final class Profile: ObservableObject, Codable {
        var name = ""
      }
      """,
    after: """
      @Observable final class Profile: Codable {
        var name = ""

        private enum CodingKeys: String, CodingKey {
          case _name = "name"
        }
      }
      """,
    wayOut: """
      Write `CodingKeys` that map each stored name back to its old key, or write `init(from:)`, `encode(to:)` and the \
      keys by hand. Check it against data that the old code wrote.
      """)

  static let enclosingWrapper = FindingGuide(
    title: "a property wrapper that reaches into its owner",
    why: """
      A wrapper with a static `_enclosingInstance` subscript sends the `objectWillChange` of the object that holds it. \
      An @Observable class has no such publisher, and an ignored wrapper would refresh nothing.
      """,
    before: """
      final class Session: ObservableObject {
        @Published var name = ""
      }

      final class Home: ObservableObject {
        @Republished var session = Session()
      }
      """,
    after: """
      @Observable final class Session {
        var name = ""
      }

      @Observable final class Home {
        var session = Session()
      }
      """,
    wayOut: """
      Nested observables need no forwarding: make the property `@Published` or `let` and run again. A wrapper around \
      storage becomes a computed property with `access` and `withMutation`.
      """)

  static let isolatedProperty = FindingGuide(
    title: "an isolated property in a class without isolation",
    why: """
      The macro adds a registrar without isolation, and the initialiser that the compiler would write cannot serve \
      both: "default initializer cannot be both nonisolated and main actor-isolated" in Swift 6 mode. A class without \
      a superclass gets `init() {}`; with one, which initialisers it inherits would change.
      """,
    before: """
      class Base {}

      final class Feed: Base, ObservableObject {
        @MainActor @Published var items: [String] = []
      }
      """,
    after: """
      class Base {}

      final class Feed: Base, ObservableObject {
        @MainActor @Published var items: [String] = []

        override init() {}
      }
      """,
    wayOut: "Write the initialiser, or put `@MainActor` on the class, then run again.")

  static let objcDynamic = FindingGuide(
    title: "a property that is @objc dynamic",
    why: """
      Key-value observing replaces the accessors of the property at run time, and the macro turns the property into \
      accessors over another one. Both at once is not something that Apple promises to work.
      """,
    before: """
      final class Player: NSObject, ObservableObject {
        @objc dynamic var rate = 1.0
      }
      """,
    after: """
      final class Player: NSObject, ObservableObject {
        @ObservationIgnored @objc dynamic var rate = 1.0
      }
      """,
    wayOut: """
      Mark it `@ObservationIgnored` if no view shows it, or remove `@objc dynamic` if nobody observes it by key path; \
      then run again.
      """)

  static let openProperty = FindingGuide(
    title: "a property that is open",
    why: """
      The macro copies the modifiers to a private backing property: "multiple incompatible access-level modifiers \
      specified".
      """,
    before: """
      open class Theme: ObservableObject {
        @Published open var accent = "blue"
      }
      """,
    after: """
      open class Theme: ObservableObject {
        @Published public var accent = "blue"
      }
      """,
    wayOut: "Make it `public` if nobody overrides it in another module, then run again.")

  static let overriddenProperty = FindingGuide(
    title: "a tracked property that overrides another one",
    why: """
      An override may observe a property, and is then ignored by the macro, but it cannot have storage of its own. The \
      macro turns storage into an override without a counterpart: "property does not override any property from its \
      superclass".
      """,
    before: """
      class Item: ObservableObject {
        @Published var title = ""
      }

      final class Note: Item {
        @Published override var title: String = "Note"
      }
      """,
    after: """
      class Item: ObservableObject {
        @Published var title = ""
      }

      final class Note: Item {
        override init() {
          super.init()
          title = "Note"
        }
      }
      """,
    wayOut: "Assign the inherited property in the initialiser, or store the value under another name; then run again.")

  static let underscoreName = FindingGuide(
    title: "a member has the name that the macro needs",
    why: """
      The macro stores `name` in `_name`. Another member `_name`, a static one, a function or one of a superclass \
      included, makes the generated code ambiguous: "invalid redeclaration of '_name'".
      """,
    before: """
      final class Profile: ObservableObject {
        @Published var name = ""
      }

      extension Profile {
        static let _name = "profile.name"
      }
      """,
    after: """
      final class Profile: ObservableObject {
        @Published var name = ""
      }

      extension Profile {
        static let nameKey = "profile.name"
      }
      """,
    wayOut: "Rename the member with the underscore, then run again.")
}
