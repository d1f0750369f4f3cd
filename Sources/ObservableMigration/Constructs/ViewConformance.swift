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
      guard !ViewConformance.isAction(use.scope, program.files[file]), let type = program.enclosingType(of: place),
        ViewConformance.conforms(type, to: ViewConformance.drawing, self)
      else { continue }
      return program.files[file].location(use.offset)
    }
    return nil
  }
}
