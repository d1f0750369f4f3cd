import SwiftSyntax

/// `objectWillChange` sent, subscribed to or declared: what views see by themselves once it is tracked needs no sending;
/// a class that announces anything else is left.
enum ObjectWillChange: Construct {
  static let summary =
    "`objectWillChange`: sending it goes where all state is tracked or guarded, relays go; else the class is left."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      class Store: ObservableObject {
        var items: [String] = []
        var size: Int {
          get { UserDefaults.standard.integer(forKey: "size") }
          set {
            objectWillChange.send()
            UserDefaults.standard.set(newValue, forKey: "size")
          }
        }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        class Store {
          var items: [String] = []
          var size: Int {
            get { access(keyPath: \\.size); return UserDefaults.standard.integer(forKey: "size") }
            set {
              withMutation(keyPath: \\.size) {
                UserDefaults.standard.set(newValue, forKey: "size")
              }
            }
          }
        }
        """),
    .changes(
      """
      import SwiftUI

      class Store: ObservableObject {
        var items: [String] = []

        func clear() {
          objectWillChange.send()
          items = []
        }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        class Store {
          var items: [String] = []

          func clear() {
            items = []
          }
        }
        """, findings: [.sendRemoved]),
    .stays(
      """
      import Combine

      class Store: ObservableObject {
        let items = CurrentValueSubject<[String], Never>([])

        func clear() {
          objectWillChange.send()
          items.value = []
        }
      }
      """, findings: [.objectWillChange]),
  ]

  private static let name = "objectWillChange"

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    switch node {
    case .reference(let reference) where reference.baseName.text == name:
      guard !collector.isLocal(name, at: reference.byteRange.lowerBound) else { return [] }
      return [
        Site(
          range: reference.byteRange, scope: collector.scope, base: .selfReference,
          use: ObjectWillChangeUse(ExprSyntax(reference)))
      ]
    case .member(let access) where access.declName.baseName.text == name:
      guard let base = access.base else { return [] }
      return [
        Site(
          range: access.declName.byteRange, scope: collector.scope, base: Expression(base),
          use: ObjectWillChangeUse(ExprSyntax(access)))
      ]
    case .keyPath(let path):
      return path.components.compactMap { component in
        guard let property = component.component.as(KeyPathPropertyComponentSyntax.self),
          property.declName.baseName.text == name
        else { return nil }
        return Site(range: property.byteRange, scope: collector.scope, base: .unknown, use: .other)
      }
    case .property(let type, let index) where collector.facts.types[type].properties[index].name == name:
      return [Declaration(type: type, index: index)]
    default: return []
    }
  }

  struct Site: ConstructSite {
    var range: ByteRange
    var scope: Int
    var base: Expression
    var use: ObjectWillChangeUse

    /// What becomes of it.
    private enum Answer {
      /// Another edit takes it away: that of the observer, the setter or the relay around it.
      case within
      case removed(ByteRange, replacement: String)
      /// A setter that guards outside storage, with what its getter and setter hold.
      case guarded(Property, getter: ByteRange, write: ByteRange, statement: ByteRange)
      case relay(of: [ClassID], statement: ByteRange)
      case blocked(String)
    }

    private func answer(_ id: ClassID, _ context: ResolutionContext) -> Answer {
      let plain = "objectWillChange of '\(context.program[id].name)' is used"
      guard context.facts.isEditable else { return .blocked(plain) }
      if isInRelay(context) { return .within }
      switch use {
      case .other: return .blocked(plain)
      case .relay(let statement, _):
        return relayed(context).map { .relay(of: $0, statement: statement) } ?? .blocked(plain)
      case .send(let statement, let isOnlyInCase):
        if let property = observed(context) { return property.isSentByHand ? .within : .blocked(plain) }
        if let (property, getter, write) = guarded(statement, context) {
          return .guarded(property, getter: getter, write: write, statement: statement)
        }
        if let why = ValueState.obstacle(id, context) { return .blocked(plain + ", and \(why)") }
        return .removed(statement, replacement: isOnlyInCase ? "break" : "")
      }
    }

    /// Whether it is the `send()` of a relay.
    private func isInRelay(_ context: ResolutionContext) -> Bool {
      context.facts.sites.contains { site in
        guard let other = site as? Site, other.range != range, case .relay(let statement, _) = other.use else {
          return false
        }
        return statement.encloses(range) && other.relayed(context) != nil
      }
    }

    /// The parent and the child of a relay between two models; nil where one of them is none.
    func relayed(_ context: ResolutionContext) -> [ClassID]? {
      guard case .relay = use, let parent = context.program.enclosingType(of: context.place(scope)) else { return nil }
      let child = context.resolver.type(of: base, at: context.place(scope), offset: range.lowerBound).ids
      guard child.count == 1, child[0] != parent, context.isCandidate(child[0]), context.isCandidate(parent) else {
        return nil
      }
      return [parent, child[0]]
    }

    /// The property of the class whose observer it stands in.
    private func observed(_ context: ResolutionContext) -> Property? {
      property(context) { $0.storage == .observed }
    }

    private func property(_ context: ResolutionContext, where isMeant: (Property) -> Bool) -> Property? {
      guard let type = context.facts.enclosingType(of: scope) else { return nil }
      return context.facts.types[type].properties.first { property in
        isMeant(property) && property.accessors?.range.encloses(range) == true
      }
    }

    /// The computed property in whose setter it is one of two statements, when its getter is one expression.
    private func guarded(
      _ statement: ByteRange, _ context: ResolutionContext
    ) -> (property: Property, getter: ByteRange, write: ByteRange)? {
      guard base == .selfReference || base == .name("self", arguments: []),
        let property = property(context, where: { $0.storage == .computed && !$0.decorations.isStatic }),
        !property.decorations.has("override"), !property.isBackticked, let set = property.accessors?["set"],
        let get = property.accessors?["get"], set.range.encloses(statement), set.statementCount == 2, !set.hasReturn,
        get.statementCount == 1, !get.hasReturn, let body = set.statements, let getter = get.statements,
        property.accessors?.accessors.count == 2, isObserved(context)
      else { return nil }
      let isFirst = statement.lowerBound - body.lowerBound < body.upperBound - statement.upperBound
      let write =
        isFirst
        ? ByteRange(statement.upperBound, body.upperBound) : ByteRange(body.lowerBound, statement.lowerBound)
      return (property, getter, write)
    }

    /// Whether the class around it gets `@Observable` itself, whose methods know its key paths.
    private func isObserved(_ context: ResolutionContext) -> Bool {
      guard let id = context.program.enclosingType(of: context.place(scope)) else { return false }
      return ObservableAttribute.isNeeded(by: id, in: context)
    }

    func constraints(in context: ResolutionContext) -> [Constraint] {
      let offset = range.lowerBound
      let type = context.resolver.type(of: base, at: context.place(scope), offset: offset)
      if case .unknown = type.unwrapped {
        return context.couldBe(context.file).flatMap { id in
          context.blocked([id], .objectWillChange, at: offset) {
            "objectWillChange is used on a value of unknown type, which could be '\($0)'"
          }
        }
      }
      return type.ids.filter(context.isCandidate).flatMap { id -> [Constraint] in
        switch answer(id, context) {
        case .within, .guarded: return []
        case .blocked(let why): return context.blocked([id], .objectWillChange, at: offset) { _ in why }
        case .relay(let classes, _):
          return Constraint.together(classes, at: context.facts.location(offset), context.program)
        case .removed:
          let note = Finding.Note(
            location: context.facts.location(offset), message: "the class announces their changes by hand")
          return ValueState.models(of: id, context).sorted().map { .requires(id, $0, note) } + [
            .review(
              id,
              context.finding(
                .sendRemoved, .review, at: offset,
                "objectWillChange is no longer sent: all that '\(context.program[id].name)' stores is tracked", of: id))
          ]
        }
      }
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      let resolution = context.resolution
      let type = resolution.resolver.type(of: base, at: resolution.place(scope), offset: range.lowerBound)
      guard let id = type.ids.first, resolution.isCandidate(id), context.migrates(id) else { return [] }
      let text = SourceText(bytes: context.source.bytes)
      let owner = "objectWillChange"
      func edit(_ range: ByteRange, _ replacement: String) -> OwnedEdit {
        context.edit(range, replacement, for: [id], owner: owner)
      }
      switch answer(id, resolution) {
      case .within, .blocked: return []
      case .removed(let statement, let replacement):
        return [edit(replacement.isEmpty ? text.removal(ofStatement: statement) : statement, replacement)]
      case .relay(let classes, let statement):
        guard classes.allSatisfy(context.migrates) else { return [] }
        return [context.edit(text.removal(ofStatement: statement), "", for: classes, owner: owner)]
      case .guarded(let property, let getter, let write, let statement):
        return guardEdits(property, getter, write, statement, text, context, edit)
      }
    }

    private func guardEdits(
      _ property: Property, _ getter: ByteRange, _ write: ByteRange, _ statement: ByteRange, _ text: SourceText,
      _ context: EditContext, _ edit: (ByteRange, String) -> OwnedEdit
    ) -> [OwnedEdit] {
      let path = "(keyPath: \\.\(property.name))"
      let first = text.nextVisible(from: getter.lowerBound)
      var edits = [edit(text.removal(ofStatement: statement), "")]
      if let indentation = text.indentation(of: first) {
        edits.append(edit(ByteRange(at: first), "access\(path)" + context.facts.lineEnding + indentation + "return "))
      } else {
        edits.append(edit(ByteRange(at: first), "access\(path); return "))
      }
      let start = text.nextVisible(from: write.lowerBound)
      let end = text.previousVisibleEnd(before: write.upperBound)
      let isLine = text.indentation(of: start)
      guard let indentation = isLine, !text.containsNewline(ByteRange(start, end)) else {
        edits += [edit(ByteRange(at: start), "withMutation\(path) { "), edit(ByteRange(at: end), " }")]
        return edits
      }
      let type = context.facts.enclosingType(of: scope).map { context.facts.types[$0] }
      let unit = type.map { text.indentationUnit(of: $0) } ?? "    "
      let line = context.facts.lineEnding + indentation
      edits += [
        edit(ByteRange(at: start), "withMutation\(path) {" + line + unit), edit(ByteRange(at: end), line + "}"),
      ]
      return edits
    }
  }

  struct Declaration: ConstructSite {
    var type: Int
    var index: Int

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard let id = context.type(type) else { return [] }
      let property = context.facts.types[type].properties[index]
      return context.blocked([id], .customObjectWillChange, at: property.nameRange.lowerBound) {
        "'\($0)' declares objectWillChange itself"
      }
    }
  }
}

extension ResolutionContext {
  /// The classes of the relays that a private property keeps, where it keeps nothing else.
  func relays(keptOnlyIn property: Property, of type: Int) -> [ClassID]? {
    guard property.decorations.access == .private, property.count == 1, let id = self.type(type) else { return nil }
    var classes: [ClassID] = []
    var statements: [ByteRange] = []
    for case let site as ObjectWillChange.Site in facts.sites {
      guard case .relay(let statement, property.name) = site.use, let related = site.relayed(self), related[0] == id
      else { continue }
      classes += related
      statements.append(statement)
    }
    let uses = program[id].declarations.flatMap { program.declaration($0).uses }.filter { $0.name == property.name }
    let isOnlyKeeper = uses.allSatisfy { use in statements.contains { $0.encloses(use.range) } }
    return !classes.isEmpty && isOnlyKeeper ? classes : nil
  }
}
