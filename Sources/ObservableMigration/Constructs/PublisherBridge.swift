/// What keeps the stream of one published property going: a subject that its observer sends to.
struct PublisherBridge {
  /// What one `$x` becomes.
  enum Role: Hashable {
    /// The private subject, within the class and its file.
    case subject
    /// The publisher that others read.
    case publisher
    /// `assign(to: &$x)`: a sink that the class keeps.
    case assignment
  }

  var property: MemberGraph.StoredName
  var id: ClassID
  var roles: Set<Role> = []
  /// How often it is used.
  var uses = 0

  var sends: Bool { roles.contains(.subject) || roles.contains(.publisher) }
}

/// The names of what is added beside a property.
struct PublisherBridgeNames {
  var subject: String
  var publisher: String
  var assignments: String
}

extension ResolutionContext {
  /// What one property needs; nil where nobody uses it as a publisher, or such classes are left.
  func bridge(of stored: MemberGraph.StoredName) -> PublisherBridge? {
    guard options.publishers == .bridge else { return nil }
    return index.bridge(of: stored) {
      var found: [MemberGraph.StoredName: PublisherBridge] = [:]
      for file in program.files.indices {
        let context = self.for(file)
        for case let site as PublisherProjection.Site in program.files[file].sites {
          guard let target = site.target(in: context), let role = site.role(for: target, in: context) else { continue }
          var bridge = found[target.stored] ?? PublisherBridge(property: target.stored, id: target.id)
          bridge.roles.insert(role)
          bridge.uses += 1
          found[target.stored] = bridge
        }
      }
      return found
    }
  }

  func bridgeNames(of property: Property, in id: ClassID) -> PublisherBridgeNames {
    PublisherBridgeNames(
      subject: freeName(property.name + "Subject", in: id), publisher: freeName(property.name + "Publisher", in: id),
      assignments: freeName(property.name + "Assignments", in: id))
  }

  /// Whether some signature takes or gives a `Published<T>.Publisher`, which becomes an `AnyPublisher`.
  var namesPublishers: Bool {
    index.namesPublishers {
      program.files.contains { file in
        file.sites.contains { ($0 as? WrapperTypeMention.Site)?.replacement?.name == "AnyPublisher" }
      }
    }
  }

  /// The types whose `$x` is handed over as it is, to where its type may be written.
  func classesHandingOver() -> Set<TypeID> {
    index.handingOver {
      var found: Set<TypeID> = []
      for file in program.files.indices {
        let context = self.for(file)
        for case let site as PublisherProjection.Site in program.files[file].sites where site.use.isWhole {
          found.formUnion(site.publishingTypes(in: context))
        }
      }
      return found
    }
  }
}

extension EditContext {
  /// The declarations that stand beside a bridged property, one a line.
  func bridgeDeclarations(of property: Property, _ bridge: PublisherBridge) -> [String] {
    let names = resolution.bridgeNames(of: property, in: bridge.id)
    let type = property.annotationRange.map { range in
      property.isImplicitlyUnwrapped ? String(text(range).dropLast()) + "?" : text(range)
    }
    var lines: [String] = []
    if bridge.sends {
      lines.append(
        "@ObservationIgnored private lazy var \(names.subject) = CurrentValueSubject<\(type ?? "_"), Never>(_\(property.name))"
      )
    }
    if bridge.roles.contains(.publisher) {
      let access = property.decorations.access.map { $0 == .open ? .public : $0 }
      let modifiers = access == .private ? "private " : (access.map { $0.rawValue + " " } ?? "") + "private(set) "
      lines.append(
        "@ObservationIgnored \(modifiers)lazy var \(names.publisher) = \(names.subject).eraseToAnyPublisher()")
    }
    if bridge.roles.contains(.assignment) {
      lines.append("@ObservationIgnored private var \(names.assignments): Set<AnyCancellable> = []")
    }
    return lines
  }
}
