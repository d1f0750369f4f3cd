/// Which types draw: what they read of a model, a person sees.
enum ViewConformance {
  static let drawing: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "Commands", "ToolbarContent", "PreviewProvider", "Widget", "ButtonStyle",
    "LabelStyle", "ToggleStyle", "TableRowContent", "UIViewRepresentable", "NSViewRepresentable",
    "UIViewControllerRepresentable", "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]
  static let representables: Set<String> = [
    "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "NSViewControllerRepresentable",
    "WKInterfaceObjectRepresentable",
  ]

  /// Functions whose closures run when something happens, not while a view is drawn.
  static let actions: Set<String> = [
    "Button", "onAppear", "onDisappear", "task", "Task", "detached", "onTapGesture", "onLongPressGesture", "onChange",
    "onReceive", "onSubmit", "onDelete", "onMove", "onInsert", "onDrop", "onDrag", "refreshable", "onOpenURL",
    "onContinueUserActivity", "onCommand", "onHover", "onEnded", "onChanged", "async", "asyncAfter", "sync", "sink",
    "withAnimation", "perform", "addObserver", "onKeyPress", "onExitCommand", "onCopyCommand", "onPasteCommand",
  ]

  /// Views whose closures are drawn.
  static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Group", "Form", "List",
    "ForEach",
    "ScrollView", "NavigationStack", "NavigationView", "NavigationSplitView", "Section", "GeometryReader", "TabView",
    "WindowGroup", "Grid", "GridRow", "overlay", "background", "toolbar", "ScrollViewReader", "ViewThatFits",
  ]

  /// Whether every closure around the scope is one that is drawn.
  static func isDrawn(_ scope: Int, _ facts: FileFacts) -> Bool {
    facts.enclosing(scope).allSatisfy { index in
      facts.scopes[index].kind != .closure || containers.contains(facts.scopes[index].body?.name ?? "")
    }
  }

  /// The body of the member that encloses the scope.
  static func member(_ scope: Int, _ facts: FileFacts) -> Body? {
    facts.enclosing(scope).last { facts.scopes[$0].kind == .function }.flatMap { facts.scopes[$0].body }
  }

  /// Whether the scope lies in a closure that runs for an event.
  static func isAction(_ scope: Int, _ facts: FileFacts) -> Bool {
    facts.enclosing(scope).contains { index in
      facts.scopes[index].kind == .closure && actions.contains(facts.scopes[index].body?.name ?? "")
    }
  }

  static func conforms(_ type: TypeID, to names: Set<String>, _ context: ResolutionContext) -> Bool {
    BuilderBody.conformances(of: type, context).contains { names.contains($0.name) }
  }
}

extension ResolutionContext {
  /// The uses of a class's member on names that hold the class, across files.
  func uses(of name: String, on id: ClassID) -> [(file: Int, use: ModelUse)] {
    program.files.indices.flatMap { file -> [(Int, ModelUse)] in
      (program.files[file].memberUses[name] ?? []).compactMap { use in
        let base: Expression = use.hasSelf ? .member(.selfReference, use.base) : .name(use.base, arguments: [])
        let place = Program.Place(file: file, scope: use.scope)
        let ids = resolver.type(of: base, at: place, offset: use.offset).ids
        let isOurs = ids.contains { $0 == id || hierarchy.superclassChain(of: $0).contains(id) }
        return isOurs ? (file, use) : nil
      }
    }
  }

  /// Where a view reads a member of a class while it draws.
  func drawnUse(of name: String, on id: ClassID) -> Location? {
    for (file, use) in uses(of: name, on: id) where use.kind == .read || use.kind == .call {
      let place = Program.Place(file: file, scope: use.scope)
      guard !ViewConformance.isAction(use.scope, program.files[file]),
        ViewConformance.member(use.scope, program.files[file])?.isDrawing == true,
        let type = program.enclosingType(of: place),
        ViewConformance.conforms(type, to: ViewConformance.drawing, self)
      else { continue }
      return program.files[file].location(use.offset)
    }
    return nil
  }

  /// Where a view writes a member of a class while it draws: in a getter, or in a function that a getter calls.
  func drawnWrite(to name: String, on id: ClassID) -> Location? {
    for (file, use) in uses(of: name, on: id) where use.kind == .write || use.kind == .mutation {
      let facts = program.files[file]
      let place = Program.Place(file: file, scope: use.scope)
      guard ViewConformance.isDrawn(use.scope, facts), let type = program.enclosingType(of: place),
        ViewConformance.conforms(type, to: ViewConformance.drawing, self),
        let body = ViewConformance.member(use.scope, facts)
      else { continue }
      if body.owner == .getter || (body.owner == .function && drawnMembers(of: type).contains(body.name)) {
        return facts.location(use.offset)
      }
    }
    return nil
  }

  /// The members that the getters of a view reach without waiting for an event.
  private func drawnMembers(of type: TypeID) -> Set<String> {
    var found: Set<String> = []
    var usesOf: [String: [String]] = [:]
    var queue: [String] = []
    for declaration in program[type].declarations {
      let facts = program.files[declaration.file]
      func drawn(_ uses: [MemberUse]) -> [String] {
        uses.filter { use in
          let scope = facts.scopes.indices.last { facts.scopes[$0].range.encloses(use.range) }
          return scope.map { !ViewConformance.isAction($0, facts) } ?? true
        }.map(\.name)
      }
      for property in program.declaration(declaration).properties {
        queue += drawn(property.accessors?["get"]?.uses ?? [])
      }
      for function in program.declaration(declaration).functions {
        usesOf[function.name, default: []] += drawn(function.uses)
        if function.name == "body" { queue += drawn(function.uses) }
      }
    }
    while let name = queue.popLast() {
      guard found.insert(name).inserted else { continue }
      queue += usesOf[name] ?? []
    }
    return found
  }
}

extension Body {
  /// A getter, or a function that gives something back.
  fileprivate var isDrawing: Bool { owner == .getter || (owner == .function && returnsValue) }
}
