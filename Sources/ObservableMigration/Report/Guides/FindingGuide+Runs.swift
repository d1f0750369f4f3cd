/// Findings about files and about what a run was asked for.
extension FindingGuide {
  static let declined = FindingGuide(
    title: "the change has something to review",
    why: """
      With --safe-only, families of classes whose migration carries a `review` finding are left. The edit would \
      compile, but a person should look at how the code behaves after it.
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
    wayOut: "Read the finding that the note names, then run without --safe-only, or with --only and this class.")

  static let notSelected = FindingGuide(
    title: "the class was not asked for",
    why: "With --only, the named classes migrate with those that have to move along with them, and no others.",
    before: """
      // migrate-observable --only Cart
      final class Cart: ObservableObject {
        @Published var items: [String] = []
      }

      final class Wishlist: ObservableObject {
        @Published var items: [String] = []
      }
      """,
    after: """
      // migrate-observable --only Cart
      @Observable
      final class Cart {
        var items: [String] = []
      }

      final class Wishlist: ObservableObject {
        @Published var items: [String] = []
      }
      """,
    wayOut: "Name the class too, or leave --only out.")

  static let notUTF8 = FindingGuide(
    title: "a file is not UTF-8",
    why: """
      Swift sources are UTF-8. The compiler may let a stray byte in a comment or a string pass, but places in such a \
      file cannot be told with certainty, so it is not read.
      """,
    before: """
      let city = "Orl\u{FFFD}ans"  // the single byte E9, from Latin-1
      """,
    after: """
      let city = "Orl\u{E9}ans"  // the bytes C3 A9
      """,
    wayOut: "Convert the file, for instance with `iconv -f latin1 -t utf-8`, then run again.")

  static let outsidePaths = FindingGuide(
    title: "a file that this run does not change is in the way",
    why: """
      Only files under the given paths are written, and not those of packages that were checked out, nor generated or \
      excluded ones. A class that such a file declares or uses can only migrate together with it.
      """,
    before: """
      // Shop/Cart.swift
      final class Cart: ObservableObject {
        @Published var items: [String] = []
      }

      // Elsewhere/CartView.swift
      struct CartView: View {
        @ObservedObject var cart: Cart
        var body: some View { Text("\\(cart.items.count)") }
      }
      """,
    after: """
      // Shop/Cart.swift
      @Observable
      final class Cart {
        var items: [String] = []
      }

      // Shop/CartView.swift
      struct CartView: View {
        var cart: Cart
        var body: some View { Text("\\(cart.items.count)") }
      }
      """,
    wayOut: "Give the folder of that file as a path too, or change it by hand together with the class.")

  static let syntaxError = FindingGuide(
    title: "a file has a syntax error",
    why: """
      What a file means that does not parse is a guess, and edits in it could land in the wrong place. Conflict \
      markers of a merge and templates are the usual causes.
      """,
    before: """
      final class Cart: ObservableObject {
        @Published var items: [String] =
      }
      """,
    after: """
      @Observable
      final class Cart {
        var items: [String] = []
      }
      """,
    wayOut: "Correct the error, or exclude the file, then run again.")

  static let tooDeep = FindingGuide(
    title: "a file is nested too deeply",
    why: """
      The parser goes down one level of the call stack for each level of nesting, and would overflow it here. Only \
      generated files are like this.
      """,
    before: """
      let depth = ((((((((1))))))))  // and so on, thousands of levels deep
      """,
    after: """
      let depth = 1
      """,
    wayOut: "Exclude the file, or have its generator write something flatter.")

  static let unreadFile = FindingGuide(
    title: "the class is named in a file that was left",
    why: """
      A file that does not parse may hold the class in a way that has to change with it, so the class stays until \
      the file can be read.
      """,
    before: """
      // Cart.swift
      final class Cart: ObservableObject {
        @Published var items: [String] = []
      }

      // CartView.swift
      struct CartView: View {
        @ObservedObject var cart: Cart
        var body: some View { Text( }
      }
      """,
    after: """
      // Cart.swift
      @Observable
      final class Cart {
        var items: [String] = []
      }

      // CartView.swift
      struct CartView: View {
        var cart: Cart
        var body: some View { Text("\\(cart.items.count)") }
      }
      """,
    wayOut: "Deal with the finding of that file, then run again.")

  static let unreadable = FindingGuide(
    title: "a file cannot be read",
    why: "The system refused to open the file, most often because of its permissions or of a broken link.",
    before: """
      // Cart.swift, which this user may not read
      final class Cart: ObservableObject {
        @Published var items: [String] = []
      }
      """,
    after: """
      // Cart.swift, which this user may read
      @Observable
      final class Cart {
        var items: [String] = []
      }
      """,
    wayOut: "Give yourself the right to read it, or exclude it, then run again.")

  static let suppressed = FindingGuide(
    title: "a comment asks to leave the class alone",
    why:
      "A comment `migrate-observable:ignore` stands above the declaration, or `migrate-observable:ignore-file` in the file.",
    before: """
      import SwiftUI

      // migrate-observable:ignore - shared with an older app
      final class Wallet: ObservableObject {
        @Published var cents = 0
      }
      """,
    after: """
      import SwiftUI

      @Observable
      final class Wallet {
        var cents = 0
      }
      """,
    wayOut: "Remove the comment when its reason is gone.")

  static let unusedSuppression = FindingGuide(
    title: "a comment suppresses nothing",
    why: "A comment `migrate-observable:ignore` stands where nothing would be migrated.",
    before: """
      import SwiftUI

      // migrate-observable:ignore - was a model once
      struct Wallet {
        var cents = 0
        static let model: (any ObservableObject)? = nil
      }
      """,
    after: """
      import SwiftUI

      struct Wallet {
        var cents = 0
        static let model: (any ObservableObject)? = nil
      }
      """,
    wayOut: "Remove the comment.")
}
