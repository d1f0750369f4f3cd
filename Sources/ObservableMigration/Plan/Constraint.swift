/// What a site says about the classes that can migrate.
enum Constraint {
  /// The class stays as it is.
  case blocked(ClassID, Finding)
  /// The first class can migrate only if the second does.
  case requires(ClassID, ClassID, Finding.Note)
  /// Said when the class migrates.
  case review(ClassID, Finding)
  /// Said in any case.
  case reported(Finding)
}
