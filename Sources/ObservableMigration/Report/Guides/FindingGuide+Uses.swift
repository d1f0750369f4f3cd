/// Findings about what is done with a model: publishers, bindings, wrappers as types and the protocol itself.
extension FindingGuide {
  static let composedWrapper = FindingGuide(
    title: "a wrapper together with another one, or in an unknown form",
    why: """
      With two wrappers on a property, what the outer one gets depends on the inner one, and without the inner one it \
      would get something else. The same holds for static and computed properties, patterns and unknown arguments.
      """,
    before: """
      @propertyWrapper struct Logged<Value> {
        var wrappedValue: Value
      }

      final class Model: ObservableObject {
        @Published var count = 0
      }

      struct Screen: View {
        @Logged @ObservedObject var model: Model
        var body: some View { Text("\\(model.count)") }
      }
      """,
    after: """
      @propertyWrapper struct Logged<Value> {
        var wrappedValue: Value
      }

      final class Model: ObservableObject {
        @Published var count = 0
      }

      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { Text("\\(model.count)") }
      }
      """,
    wayOut: "Leave SwiftUI's wrapper alone on the property, then run again; or change both by hand.")

  static let customObjectWillChange = FindingGuide(
    title: "the class declares objectWillChange itself",
    why: """
      Its own publisher decides when views refresh, and with what delay. An @Observable class has none: each property \
      speaks for itself.
      """,
    before: """
      final class Clock: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        var seconds = 0 {
          willSet { objectWillChange.send() }
        }
      }
      """,
    after: """
      final class Clock: ObservableObject {
        @Published var seconds = 0
      }
      """,
    wayOut: "Publish the properties that it speaks for, remove it and its uses, then run again.")

  static let objectWillChange = FindingGuide(
    title: "objectWillChange is used",
    why: """
      An @Observable class has no `objectWillChange`, so nothing can send it or subscribe to it. Sending it is needless \
      where all state is tracked, and can be guarded where one setter writes to outside storage. Here it refreshes \
      views for state that nothing else announces, and without it they would show old values.
      """,
    before: """
      final class Store: ObservableObject {
        let items = CurrentValueSubject<[String], Never>([])

        func add(_ item: String) {
          objectWillChange.send()
          items.value.append(item)
        }
      }
      """,
    after: """
      final class Store: ObservableObject {
        @Published var items: [String] = []

        func add(_ item: String) {
          items.append(item)
        }
      }
      """,
    wayOut: """
      Publish the state that it stands for and remove the call, then run again. For state outside of the class use \
      `access(keyPath:)` and `withMutation(keyPath:)` in a migrated class.
      """)

  static let receiveToChange = FindingGuide(
    title: "onReceive became onChange",
    why: """
      `onReceive` of a published property runs before the new value is stored, and for a value that equals the old one \
      too. `onChange(of:initial:)` runs after the view has seen a new value that differs, and once when it appears.
      """,
    before: """
      final class Search: ObservableObject {
        @Published var query = ""
      }

      struct Field: View {
        @ObservedObject var search: Search
        var body: some View {
          Text(search.query).onReceive(search.$query) { query in print(query) }
        }
      }
      """,
    after: """
      @Observable
      final class Search {
        var query = ""
      }

      struct Field: View {
        var search: Search
        var body: some View {
          Text(search.query).onChange(of: search.query, initial: true) { _, query in print(query) }
        }
      }
      """,
    wayOut: "See that the closure neither needs equal values nor what was stored before.")

  static let sendRemoved = FindingGuide(
    title: "objectWillChange is no longer sent",
    why: """
      All that the class stores is tracked and of value types, or models that migrate with it, and no member hands out \
      state from elsewhere. Views are told of each change that they read, so the announcement by hand has nothing left \
      to announce. A view that should be redrawn though nothing it reads changes is redrawn no longer.
      """,
    before: """
      final class Store: ObservableObject {
        var items: [String] = []

        func add(_ item: String) {
          objectWillChange.send()
          items.append(item)
        }
      }
      """,
    after: """
      @Observable
      final class Store {
        var items: [String] = []

        func add(_ item: String) {
          items.append(item)
        }
      }
      """,
    wayOut: "See that nothing was redrawn for the sake of time passing or of state outside of the class.")

  static let observableObjectMention = FindingGuide(
    title: "ObservableObject is asked for",
    why: """
      A generic constraint, an existential or a cast takes whatever conforms. A migrated class no longer does: calls \
      stop compiling, and a cast such as `as? any ObservableObject` silently gives nil.
      """,
    before: """
      func register(_ model: any ObservableObject) {}

      final class Cart: ObservableObject {
        @Published var items: [String] = []
      }
      """,
    after: """
      func register(_ model: AnyObject) {}

      final class Cart: ObservableObject {
        @Published var items: [String] = []
      }
      """,
    wayOut: "Ask for what the code needs, `AnyObject` or a protocol of your own, then run again.")

  static let bridgeRace = FindingGuide(
    title: "the subject of a bridged property may be made twice",
    why: """
      The subject has to be lazy: made from the default value, it would miss what the initialiser assigns. Making it is \
      not safe between threads. Where the class belongs to no actor and writes the property from elsewhere, two \
      threads that touch it first at the same time can each make one, and a subscriber of the other hears nothing.
      """,
    before: """
      final class Search: ObservableObject {
        @Published var query = ""
        var lengths: some Publisher { $query.map(\\.count) }
        func load() { DispatchQueue.global().async { self.query = "x" } }
      }
      """,
    after: """
      @MainActor final class Search: ObservableObject {
        @Published var query = ""
        var lengths: some Publisher { $query.map(\\.count) }
        func load() { DispatchQueue.main.async { self.query = "x" } }
      }
      """,
    wayOut: "Write the property on one thread, or put the class on the main actor.")

  static let publisherBridged = FindingGuide(
    title: "a published property that keeps its stream",
    why: """
      With `--publishers bridge` a property that is used as a publisher sends each new value to a subject before it is \
      stored, as @Published did: the same first value on subscription, the same order, equal values too. Only the \
      class can send; others read a publisher.
      """,
    before: """
      final class Search: ObservableObject {
        @Published var query = ""
        var lengths: some Publisher { $query.map(\\.count) }
      }
      """,
    after: """
      @Observable
      final class Search {
        var query = "" { willSet { querySubject.send(newValue) } }
        @ObservationIgnored private lazy var querySubject = CurrentValueSubject<_, Never>(_query)
        var lengths: some Publisher { querySubject.map(\\.count) }
      }
      """,
    wayOut: "Nothing need be done.")

  static let publisherUse = FindingGuide(
    title: "$x of a published property is used as a publisher",
    why: """
      `$query` on the object is a Combine publisher that the @Published wrapper provides. An @Observable property has \
      no projection: "cannot find '$query' in scope".
      """,
    before: """
      final class Search: ObservableObject {
        @Published var query = ""
        private var bag: Set<AnyCancellable> = []

        init() {
          $query.dropFirst().sink { print("searching for \\($0)") }.store(in: &bag)
        }
      }
      """,
    after: """
      @Observable final class Search {
        var query = "" {
          willSet { print("searching for \\(newValue)") }
        }
      }
      """,
    wayOut: """
      Run with `--publishers bridge`, which sends each new value to a subject of its own; or use an observer, `onChange(of:)` or `task(id:)` in a view, or a subject of your own that the property sends to. \
      A published property hands each new value out before it is stored, and the first one at once.
      """)

  static let wholeProjection = FindingGuide(
    title: "$model is passed on whole",
    why: """
      `$model` of an @ObservedObject is an `ObservedObject<Model>.Wrapper`, which gives bindings to each property. A \
      plain property has no projection, and @State gives a `Binding<Model>` instead. Where it is an argument for a \
      parameter of that type, both become `Bindable`; here it goes somewhere else.
      """,
    before: """
      final class Note: ObservableObject {
        @Published var text = ""
      }

      struct Page: View {
        @ObservedObject var note: Note
        var body: some View {
          let all = $note
          TextField("Text", text: all.text)
        }
      }
      """,
    after: """
      final class Note: ObservableObject {
        @Published var text = ""
      }

      struct Page: View {
        @ObservedObject var note: Note
        var body: some View {
          TextField("Text", text: $note.text)
        }
      }
      """,
    wayOut: "Use the object, or the binding to the one property that is needed, then run again.")

  static let wrapperStorage = FindingGuide(
    title: "the storage of a wrapper is used",
    why: """
      `_model` is the wrapper itself. After the migration it is another type, or is not there at all: "cannot find \
      '_model' in scope".
      """,
    before: """
      final class Model: ObservableObject {
        @Published var count = 0
      }

      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { Text("\\(_model.wrappedValue.count)") }
      }
      """,
    after: """
      final class Model: ObservableObject {
        @Published var count = 0
      }

      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { Text("\\(model.count)") }
      }
      """,
    wayOut: "Use the property itself, then run again. Assigning `_model = StateObject(wrappedValue: …)` is understood.")

  static let wrapperType = FindingGuide(
    title: "a wrapper is used as a type",
    why: """
      `ObservedObject<Model>` and `Published<Value>.Publisher` ask for an ObservableObject or \
      stand for a publisher. A migrated class fits neither: "requires that 'Model' conform to 'ObservableObject'".
      """,
    before: """
      final class Model: ObservableObject {
        @Published var count = 0
      }

      func stepper(_ model: ObservedObject<Model>) -> some View {
        Stepper("Count", value: model.projectedValue.count)
      }
      """,
    after: """
      final class Model: ObservableObject {
        @Published var count = 0
      }

      func stepper(_ count: Binding<Int>) -> some View {
        Stepper("Count", value: count)
      }
      """,
    wayOut: "Take the model or a `Binding` instead, then run again.")
}
