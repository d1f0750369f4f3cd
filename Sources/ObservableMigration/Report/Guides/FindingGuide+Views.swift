/// Findings about views and whatever else holds a model.
extension FindingGuide {
  static let eagerInitializer = FindingGuide(
    title: "@State creates the object for every view value",
    why: """
      @StateObject makes its object once, when the view appears. @State evaluates its default each time that the view \
      value is made and throws all but the first result away, so timers, subscriptions and requests of the initialiser \
      start again and again. From Xcode 27 on, @State is lazy too.
      """,
    before: """
      final class Clock: ObservableObject {
        @Published var seconds = 0

        init() {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
        }
      }

      struct ClockView: View {
        @StateObject private var clock = Clock()
        var body: some View { Text("\\(clock.seconds)") }
      }
      """,
    after: """
      @Observable final class Clock {
        var seconds = 0

        func run() async {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            seconds += 1
          }
        }
      }

      struct ClockView: View {
        @State private var clock = Clock()
        var body: some View {
          Text("\\(clock.seconds)").task { await clock.run() }
        }
      }
      """,
    wayOut: """
      Move the work out of the initialiser, into a method that `task` or `onAppear` calls; or hold the object higher \
      up, in the App. With --xcode 27 the finding is not given.
      """)

  static let environmentInClass = FindingGuide(
    title: "@EnvironmentObject in a class",
    why: """
      Only views are handed an environment. In a class the wrapper has no value and ends the program when it is read, \
      so what is meant is something else.
      """,
    before: """
      final class Session: ObservableObject {
        @Published var name = ""
      }

      final class Router: ObservableObject {
        @EnvironmentObject var session: Session
      }
      """,
    after: """
      final class Session: ObservableObject {
        @Published var name = ""
      }

      final class Router: ObservableObject {
        private let session: Session

        init(session: Session) { self.session = session }
      }
      """,
    wayOut: "Hand the object to the class's initialiser, then run again.")

  static let existentialInjection = FindingGuide(
    title: "an existential is put into the environment",
    why: """
      `environment(_:)` keeps an object under its class, and `@Environment(Store.self)` asks for a class. A protocol \
      cannot be either key.
      """,
    before: """
      protocol Store: ObservableObject {
        var count: Int { get }
      }

      final class LiveStore: Store {
        @Published var count = 0
      }

      func root(_ store: any Store) -> any View {
        Text("Shop").environmentObject(store)
      }
      """,
    after: """
      protocol Store: ObservableObject {
        var count: Int { get }
      }

      final class LiveStore: Store {
        @Published var count = 0
      }

      func root(_ store: LiveStore) -> any View {
        Text("Shop").environmentObject(store)
      }
      """,
    wayOut: "Put the class in and ask for it by the class, or define an environment value of the existential's type.")

  static let inlineObservedObject = FindingGuide(
    title: "@ObservedObject creates its object itself",
    why: """
      The object is made anew with every value of the view, before the migration and after it, so its state is lost \
      whenever a parent redraws. Mostly @StateObject was meant; the tool keeps what the code did.
      """,
    before: """
      final class Counter: ObservableObject {
        @Published var count = 0
      }

      struct Screen: View {
        @ObservedObject var counter = Counter()
        var body: some View { Text("\\(counter.count)") }
      }
      """,
    after: """
      @Observable final class Counter {
        var count = 0
      }

      struct Screen: View {
        @State private var counter = Counter()
        var body: some View { Text("\\(counter.count)") }
      }
      """,
    wayOut: "Make the property @State if the object is to live as long as the view; --inline-observed state does so.")

  static let libraryWrapper = FindingGuide(
    title: "a wrapper of a library holds the model",
    why: """
      Wrappers for dependency injection and databases often ask for an ObservableObject, and then a migrated class no \
      longer compiles, or find it by a key path that does not name it. Their declarations are not among the sources.
      """,
    before: """
      final class Session: ObservableObject {
        @Published var name = ""
      }

      struct Home: View {
        @InjectedObject(\\.session) var session: Session
        var body: some View { Text(session.name) }
      }
      """,
    after: """
      @Observable final class Session {
        var name = ""
      }

      struct Home: View {
        @State private var session = Container.shared.session()
        var body: some View { Text(session.name) }
      }
      """,
    wayOut: "Use what the library has for @Observable classes, or fetch the object yourself into @State.")

  static let lostIsolation = FindingGuide(
    title: "a holder is no longer on the main actor by its wrapper",
    why: """
      In Swift 5 mode a wrapper that is isolated to the main actor makes the struct that uses it `@MainActor`. @State \
      and plain properties do not, so methods that call the main actor would stop compiling; the attribute is written \
      out instead. Views have it from their protocol.
      """,
    before: """
      @MainActor final class Session: ObservableObject {
        @Published var name = ""
      }

      struct Greeting: DynamicProperty {
        @ObservedObject var session: Session
        func text() -> String { "Hello, " + session.name }
      }
      """,
    after: """
      @MainActor @Observable final class Session {
        var name = ""
      }

      @MainActor
      struct Greeting: DynamicProperty {
        var session: Session
        func text() -> String { "Hello, " + session.name }
      }
      """,
    wayOut: "Nothing, if it compiles. Otherwise take the attribute away and isolate the single methods that need it.")

  static let notMigrating = FindingGuide(
    title: "a wrapper holds a class that is not migrated",
    why: """
      NSManagedObject, classes of packages and of Apple's frameworks stay what they are, and need the old wrappers.
      """,
    before: """
      import CoreData

      struct Row: View {
        @ObservedObject var entry: NSManagedObject
        var body: some View { Text(entry.objectID.description) }
      }
      """,
    after: """
      import CoreData

      struct Row: View {
        @ObservedObject var entry: NSManagedObject
        var body: some View { Text(entry.objectID.description) }
      }
      """,
    wayOut: "Nothing need be done. Change the property if its class becomes @Observable one day.")
}
