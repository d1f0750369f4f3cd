/// Findings about views that were redrawn for every change of a model and now only for what they read.
extension FindingGuide {
  static let computedFromUntracked = FindingGuide(
    title: "a view shows a computed property that reads nothing tracked",
    why: """
      A view that observes an ObservableObject is redrawn for every published change, whatever it shows. With Observation \
      it is redrawn for what it read. A computed property that reads UserDefaults, a file or the clock gives it nothing \
      to wait for.
      """,
    before: """
      import SwiftUI

      final class Profile: ObservableObject {
        @Published var isEditing = false
        var nickname: String { UserDefaults.standard.string(forKey: "nickname") ?? "" }
      }

      struct ProfileView: View {
        @ObservedObject var profile: Profile
        var body: some View { Text(profile.nickname) }
      }
      """,
    after: """
      import SwiftUI

      @Observable
      final class Profile {
        var isEditing = false
        var nickname = UserDefaults.standard.string(forKey: "nickname") ?? "" {
          didSet { UserDefaults.standard.set(nickname, forKey: "nickname") }
        }
      }

      struct ProfileView: View {
        var profile: Profile
        var body: some View { Text(profile.nickname) }
      }
      """,
    wayOut: "Store what the view shows in a tracked property, or call `access(keyPath:)` and `withMutation(keyPath:)`.")

  static let environmentWithoutInjection = FindingGuide(
    title: "nothing puts the model into the environment",
    why: """
      A view that takes a model from the environment ends the program when nobody put one there. Under the root no call of \
      `environmentObject` gives this class, so either the reader is never drawn or the object comes from elsewhere.
      """,
    before: """
      import SwiftUI

      final class Basket: ObservableObject {
        @Published var count = 0
      }

      struct BasketView: View {
        @EnvironmentObject var basket: Basket
        var body: some View { Text("\\(basket.count)") }
      }
      """,
    after: """
      import SwiftUI

      @Observable
      final class Basket {
        var count = 0
      }

      struct BasketView: View {
        @Environment(Basket.self) var basket
        var body: some View { Text("\\(basket.count)") }
      }

      struct BasketHome: View {
        @State private var basket = Basket()
        var body: some View { BasketView().environment(basket) }
      }
      """,
    wayOut: "Find out who draws the reader, and give it the model with `environment`.")

  static let equalValueWrite = FindingGuide(
    title: "a property is assigned to itself",
    why: """
      A published property notified for every write, so that assigning it to itself made views redraw. A tracked one \
      compares first and says nothing when the value is the same.
      """,
    before: """
      import Combine

      final class Agenda: ObservableObject {
        @Published var entries: [String] = []
        func refresh() { entries = entries }
      }
      """,
    after: """
      import Observation

      @Observable
      final class Agenda {
        var entries: [String] = []
        func refresh() { withMutation(keyPath: \\.entries) {} }
      }
      """,
    wayOut: """
      Let the view read what really changed. Where that cannot be tracked, `withMutation(keyPath:)` notifies without a \
      change.
      """)

  static let observedNeverRead = FindingGuide(
    title: "a holder reads nothing of the model that it observed",
    why: """
      The wrapper redrew the holder for every change of the model, also when the holder reads nothing of it. With \
      Observation nothing is read, so nothing redraws it: a clock that showed the time stands still.
      """,
    before: """
      import SwiftUI

      final class Ticker: ObservableObject {
        @Published var ticks = 0
      }

      struct TimeView: View {
        @ObservedObject var ticker: Ticker
        var body: some View { Text("\\(Date())") }
      }
      """,
    after: """
      import SwiftUI

      @Observable
      final class Ticker {
        var ticks = 0
        var now = Date()
      }

      struct TimeView: View {
        var ticker: Ticker
        var body: some View { Text("\\(ticker.now)") }
      }
      """,
    wayOut: "Read what should redraw the view, or remove the property.")

  static let publicAPI = FindingGuide(
    title: "a public model changes for its clients",
    why: """
      Clients that hold the class by `@StateObject`, `@ObservedObject` or `@EnvironmentObject`, or subscribe to it, no \
      longer compile once it does not conform to ObservableObject. Clients under the root change in the same run.
      """,
    before: """
      import Combine

      public final class Session: ObservableObject {
        @Published public var user = ""
      }
      """,
    after: """
      import Observation

      @Observable
      final class Session {
        var user = ""
      }
      """,
    wayOut: "Release the change as a breaking one, or keep the class out with `--exclude`.")

  static let representable = FindingGuide(
    title: "an update function relied on every change",
    why: """
      `updateUIView` and its relatives ran for every change of an observed object. With Observation they run for what \
      they read themselves; what a called function or the wrapped view reads later does not count.
      """,
    before: """
      import SwiftUI

      final class Camera: ObservableObject {
        @Published var zoom = 1.0
      }

      struct CameraView: UIViewRepresentable {
        @ObservedObject var camera: Camera
        func makeUIView(context: Context) -> PreviewView { PreviewView() }
        func updateUIView(_ view: PreviewView, context: Context) { view.show(camera) }
      }
      """,
    after: """
      import SwiftUI

      @Observable
      final class Camera {
        var zoom = 1.0
      }

      struct CameraPreview: View {
        var camera: Camera
        var body: some View { CameraView(zoom: camera.zoom) }
      }
      """,
    wayOut: "Pass the values that the view shows as properties of the representable.")

  static let untrackedShown = FindingGuide(
    title: "a view shows a property that cannot be tracked",
    why: """
      The macro cannot track this property, so it is ignored. A view that shows it was refreshed by the published \
      properties beside it, and now is not.
      """,
    before: """
      import SwiftUI

      final class Editor: ObservableObject {
        @Published var text = ""
        lazy var status = "new"
        func save() { status = "saved" }
      }

      struct EditorView: View {
        @ObservedObject var editor: Editor
        var body: some View { Text(editor.status) }
      }
      """,
    after: """
      import SwiftUI

      @Observable
      final class Editor {
        var text = ""
        var status = "new"
        func save() { status = "saved" }
      }

      struct EditorView: View {
        var editor: Editor
        var body: some View { Text(editor.status) }
      }
      """,
    wayOut: "Store what the view shows in a plain property, which is tracked.")
}
