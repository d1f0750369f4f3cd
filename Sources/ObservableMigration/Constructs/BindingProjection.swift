import SwiftSyntax

/// `$m.x` where `m` holds a model by a wrapper: a binding, which a plain or environment property gives through
/// `@Bindable`.
enum BindingProjection: Construct {
  static let summary =
    "`$model.name` on a wrapper: a binding, which plain and environment properties give through `@Bindable`."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      final class Note: ObservableObject { @Published var text = "" }

      struct Editor: View {
        @ObservedObject var note: Note
        var body: some View {
          TextField("Text", text: $note.text)
        }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        final class Note { var text = "" }

        struct Editor: View {
          var note: Note
          var body: some View {
            @Bindable var note = note
            TextField("Text", text: $note.text)
          }
        }
        """),
    .stays(
      """
      import SwiftUI

      struct Editor: View {
        @Binding var note: Note
        var body: some View { TextField("Text", text: $note.text) }
      }

      struct Note { var text = "" }
      """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard let projection = Projection(at: node, in: collector), projection.base == nil else { return [] }
    return [Site(projection: projection)]
  }

  struct Site: ConstructSite {
    var projection: Projection

    /// What a `Binding` has itself, so that `$m.animation` on a `@State` is no binding to the model's property.
    private static let bindingMembers: Set<String> = [
      "animation", "transaction", "wrappedValue", "projectedValue", "id", "startIndex", "endIndex", "indices", "count",
      "isEmpty", "first", "last", "makeIterator", "map", "filter", "forEach", "update",
    ]

    func held(_ context: ResolutionContext) -> HeldModel? {
      context.heldModel(projectedAs: projection.name, from: projection.scope, at: projection.range.lowerBound)
    }

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard let held = held(context) else { return [] }
      let classes = held.classes(context)
      let offset = projection.range.lowerBound
      if projection.member == nil, projection.isArgument, held.wrapper != .focusedObject, context.facts.isEditable,
        !classes.isEmpty, classes.allSatisfy(context.isTakenWhole)
      {
        return []
      }
      // `Binding` and `Bindable` have members of these names themselves.
      guard let member = projection.member, !["wrappedValue", "projectedValue"].contains(member) else {
        return context.blocked(classes, .wholeProjection, at: offset) {
          "'$\(projection.name)' is passed on whole, and '\($0)' has no such wrapper any more"
        }
      }
      if held.wrapper == .focusedObject {
        return context.blocked(classes, .wholeProjection, at: offset) {
          "'$\(projection.name)' is the binding to a focused '\($0)', which a focused value does not give"
        }
      }
      guard context.facts.isEditable else {
        return context.blocked(classes, .outsidePaths, at: offset) {
          "'$\(projection.name)' binds to '\($0)' in a file that this run does not change"
        }
      }
      return []
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      guard let held = held(context.resolution), held.migrates(in: context) else { return [] }
      let classes = held.classes(context.resolution)
      let owner = "$\(projection.name)"
      let wrapper = context.resolution.spelling(of: "Bindable", module: "SwiftUI", at: projection.scope)
      func inPlace(_ object: String) -> [OwnedEdit] {
        [context.edit(projection.whole, "\(wrapper)(\(object))", for: classes, owner: owner)]
      }
      let object =
        projection.hasSelf || projection.isShadowed(in: context.facts) ? "self." + projection.name : projection.name
      guard let member = projection.member else {
        return held.outcome(in: context.resolution) == .bindable ? [] : inPlace(object)
      }
      switch held.outcome(in: context.resolution) {
      case .bindable, .focusedValue: return []
      case .state:
        return Self.bindingMembers.contains(member) ? inPlace(object) : []
      case .plainVariable, .constant, .environment: break
      }
      guard let insertion = StatementInsertion(for: projection, in: context.resolution) else { return inPlace(object) }
      let text = SourceText(bytes: context.source.bytes)
      let indentation = text.lineIndentation(at: insertion.offset)
      var edits = [
        context.edit(
          ByteRange(at: insertion.offset),
          "@\(wrapper) var \(projection.name) = \(projection.name)" + context.facts.lineEnding + indentation,
          for: classes, owner: owner, order: held.property.declaration.lowerBound)
      ]
      if let offset = insertion.returnOffset {
        edits.append(context.edit(ByteRange(at: offset), "return ", for: classes, owner: "return", order: .max))
      }
      if projection.hasSelf {
        edits.append(
          context.edit(
            ByteRange(projection.whole.lowerBound, projection.range.lowerBound), "", for: classes, owner: owner))
      }
      return edits
    }
  }
}
