/// Names for what the migration adds beside a property.
extension ResolutionContext {
  /// The first of `name`, `name2`, … that neither the class, its family and their extensions nor the file of the
  /// property uses.
  func freeName(_ name: String, in id: ClassID) -> String {
    var number = 1
    while true {
      let candidate = number == 1 ? name : name + String(number)
      if !isTaken(candidate, in: id) { return candidate }
      number += 1
    }
  }

  private func isTaken(_ name: String, in id: ClassID) -> Bool {
    let family =
      [id] + hierarchy.superclassChain(of: id)
      + hierarchy.candidates.filter { hierarchy.superclassChain(of: $0).contains(id) }
    let names = [name, "_" + name, "$" + name]
    return family.contains { type in
      names.contains { program[type].members[$0] != nil }
        || resolver.parents(of: type).contains { program[$0].members[name] != nil }
        || program[type].declarations.contains { declaration in
          program.files[declaration.file].scopes.contains { $0.locals.contains { $0.name == name } }
        }
    }
  }
}
