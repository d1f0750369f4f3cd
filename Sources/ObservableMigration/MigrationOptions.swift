/// The policies of one run; the command line sets each by an option of the same name.
public struct MigrationOptions: Hashable, Sendable {
  /// What becomes of stored properties that were never published.
  public enum Unpublished: String, CaseIterable, Sendable { case auto, track, ignore }
  /// Where a binding to a plain property comes from.
  public enum BindableStyle: String, CaseIterable, Sendable { case local, property }
  /// What becomes of `@ObservedObject var m = M()`.
  public enum InlineObserved: String, CaseIterable, Sendable { case keep, state }
  /// What becomes of a class whose `$name` is used as a publisher.
  public enum Publishers: String, CaseIterable, Sendable { case leave, bridge }
  /// What becomes of `.onReceive(model.$name)`: it blocks or is bridged with the class, or becomes `.onChange(of:)`.
  public enum OnReceive: String, CaseIterable, Sendable { case publisher, change }
  /// What becomes of `open var`, which the macro refuses.
  public enum OpenProperties: String, CaseIterable, Sendable { case leave, `public` }
  /// Whether a declared platform that is too old for Observation blocks.
  public enum DeploymentTarget: String, CaseIterable, Sendable { case check, ignore }

  public var unpublished = Unpublished.auto
  public var bindable = BindableStyle.local
  public var inlineObserved = InlineObserved.keep
  public var publishers = Publishers.leave
  public var onReceive = OnReceive.publisher
  public var openProperties = OpenProperties.leave
  public var deploymentTarget = DeploymentTarget.check
  /// The major version of Xcode that builds the code.
  public var xcode = 26
  /// Names of the only classes to migrate (with what they pull along); empty for all.
  public var only: Set<String> = []
  /// Leave every change that carries a `review` finding.
  public var safeOnly = false
  /// Threads to parse with.
  public var jobs = 1

  public init() {}
}
