import SwiftSyntax

/// One Swift construct that the migration understands: where it occurs, and what that means.
///
/// A construct is one file in this folder and one line in `AllConstructs`.
protocol Construct: Sendable {
  /// What it is and what becomes of it, in one line of Markdown.
  static var summary: String { get }
  /// One that changes or blocks, and one close by that must not change, at least.
  static var examples: [ConstructExample] { get }

  /// The sites of this construct that start at `node`. Called once for each node, in source order, from the one walk.
  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite]
}

/// A node that the walk offers to every construct.
enum CollectedNode {
  /// A type declaration, by its index in the facts; its members are already there.
  case type(Int)
  /// A property of a type.
  case property(type: Int, index: Int)
  /// A property of a file or a body.
  case variable(Property)
  case reference(DeclReferenceExprSyntax)
  case member(MemberAccessExprSyntax)
  case call(FunctionCallExprSyntax)
  case sequence(SequenceExprSyntax)
  case typeName(TypeSyntax)
  case keyPath(KeyPathExprSyntax)
  /// The whole file, after all else.
  case file
}

/// One occurrence of a construct: what it constrains, and how it changes.
///
/// Invariant: a plain value; ranges are those of the file that it was collected from.
protocol ConstructSite: Sendable, Codable {
  /// What this site says about candidate classes.
  func constraints(in context: ResolutionContext) -> [Constraint]
  /// Its edits under the plan.
  func edits(in context: EditContext) -> [OwnedEdit]
}

extension ConstructSite {
  func constraints(in context: ResolutionContext) -> [Constraint] { [] }
  func edits(in context: EditContext) -> [OwnedEdit] { [] }
}

/// An edit, and the classes that must migrate for it to apply.
struct OwnedEdit {
  var edit: Edit
  var classes: [ClassID]
}
