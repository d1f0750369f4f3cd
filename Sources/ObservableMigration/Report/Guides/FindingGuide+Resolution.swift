/// Findings about types that could not be told.
extension FindingGuide {
  static let ambiguousType = FindingGuide(
    title: "a name fits several types",
    why: """
      Two types of that name are visible here and only some of them migrate. One of them must not be changed, and \
      which one is meant depends on targets that the sources do not show.
      """,
    before: """
      // Phone/Model.swift
      final class Model: ObservableObject {
        @Published var count = 0
      }

      // Watch/Model.swift
      final class Model {
        var count = 0
      }

      // Phone/Screen.swift
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { Text("\\(model.count)") }
      }
      """,
    after: """
      // Phone/Model.swift
      final class Model: ObservableObject {
        @Published var count = 0
      }

      // Watch/Model.swift
      final class WatchModel {
        var count = 0
      }

      // Phone/Screen.swift
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { Text("\\(model.count)") }
      }
      """,
    wayOut: "Give the types different names, or give paths and a --root that hold one of the targets only.")

  static let unresolvedInjection = FindingGuide(
    title: "an object of unknown type is put into the environment",
    why: """
      `environmentObject` has to become `environment` for exactly the classes that migrate, or the program stops \
      compiling, or ends when a view asks for its object. The type of this object could not be told.
      """,
    before: """
      import Services

      final class Session: ObservableObject {
        @Published var name = ""
      }

      struct Root: View {
        var body: some View { Text("Home").environmentObject(makeSession()) }
      }
      """,
    after: """
      import Services

      final class Session: ObservableObject {
        @Published var name = ""
      }

      struct Root: View {
        let session: Session = makeSession()
        var body: some View { Text("Home").environmentObject(session) }
      }
      """,
    wayOut: "Write the type out: an annotation, or `as Session`; then run again.")

  static let unresolvedPublisher = FindingGuide(
    title: "$x on a value of unknown type",
    why: """
      The value could be one of your models, and then `$name` is its publisher, which a migrated class does not have.
      """,
    before: """
      import Services

      final class Profile: ObservableObject {
        @Published var name = ""
      }

      func follow() -> AnyCancellable {
        services.current.$name.sink { print($0) }
      }
      """,
    after: """
      import Services

      final class Profile: ObservableObject {
        @Published var name = ""
      }

      func follow() -> AnyCancellable {
        let account: Account = services.current
        return account.$name.sink { print($0) }
      }
      """,
    wayOut: "Write the type of the value out and run again. If it is your model, the use is reported as publisher-use.")

  static let unresolvedType = FindingGuide(
    title: "a wrapper holds a value of unknown type",
    why: """
      Whether the wrapper goes depends on the class that it holds. The property names none, and its value comes from \
      code that is not among the sources.
      """,
    before: """
      import Services

      final class Session: ObservableObject {
        @Published var name = ""
      }

      struct Home: View {
        @ObservedObject var session = makeSession()
        var body: some View { Text(session.name) }
      }
      """,
    after: """
      import Services

      final class Session: ObservableObject {
        @Published var name = ""
      }

      struct Home: View {
        @ObservedObject var session: Session = makeSession()
        var body: some View { Text(session.name) }
      }
      """,
    wayOut: "Write the type out, or give a --root that holds its declaration; then run again.")
}
