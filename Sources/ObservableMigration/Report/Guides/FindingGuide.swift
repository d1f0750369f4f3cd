import Foundation

/// What a person is told about one kind of finding: why it is there, an example, and the way out by hand.
///
/// Serves `explain` and the reference page.
///
/// Invariant: the example of a finding that one file can show gives that finding when it is run, and what it becomes
/// does not. Where it needs several files, a comment with its path heads each of them.
public struct FindingGuide: Hashable, Sendable {
  /// One line, lower case, without a final stop.
  public let title: String
  /// What the compiler or SwiftUI does, in full sentences.
  public let why: String
  /// Code that the finding stands at.
  public let before: String
  /// The same code once dealt with, by hand or by the tool; equal to `before` where nothing need be done.
  public let after: String
  /// What a person does by hand.
  public let wayOut: String

  public init(title: String, why: String, before: String, after: String, wayOut: String) {
    self.title = title
    self.why = why
    self.before = before
    self.after = after
    self.wayOut = wayOut
  }
}

extension FindingGuide {
  /// The first sentence of the way out, without its stop.
  public var firstStep: String {
    let end = wayOut.range(of: ". ")?.lowerBound ?? wayOut.index(before: wayOut.endIndex)
    return String(wayOut[..<end])
  }
}

extension FindingID {
  /// What `explain` prints.
  ///
  /// Why a switch without `default`: a new id does not compile until it has a guide.
  public var guide: FindingGuide {
    switch self {
    case .actor: .actor
    case .alreadyObservable: .alreadyObservable
    case .ambiguousType: .ambiguousType
    case .appStorage: .appStorage
    case .appStorageForwarded: .appStorageForwarded
    case .backtickedName: .backtickedName
    case .bridgeRace: .bridgeRace
    case .codableSynthesis: .codableSynthesis
    case .composedConformance: .composedConformance
    case .composedWrapper: .composedWrapper
    case .computedFromUntracked: .computedFromUntracked
    case .conditionalAttribute: .conditionalAttribute
    case .customObjectWillChange: .customObjectWillChange
    case .declined: .declined
    case .deploymentTarget: .deploymentTarget
    case .eagerInitializer: .eagerInitializer
    case .enclosingWrapper: .enclosingWrapper
    case .environmentInClass: .environmentInClass
    case .environmentWithoutInjection: .environmentWithoutInjection
    case .equalValueWrite: .equalValueWrite
    case .exclusivity: .exclusivity
    case .existentialInjection: .existentialInjection
    case .family: .family
    case .inlineObservedObject: .inlineObservedObject
    case .isolatedProperty: .isolatedProperty
    case .libraryWrapper: .libraryWrapper
    case .localClass: .localClass
    case .lostIsolation: .lostIsolation
    case .notMigrating: .notMigrating
    case .notSelected: .notSelected
    case .notUTF8: .notUTF8
    case .objcDynamic: .objcDynamic
    case .objectWillChange: .objectWillChange
    case .observableObjectMention: .observableObjectMention
    case .observationName: .observationName
    case .observedNeverRead: .observedNeverRead
    case .openProperty: .openProperty
    case .otherFramework: .otherFramework
    case .outsidePaths: .outsidePaths
    case .overriddenProperty: .overriddenProperty
    case .partialEquality: .partialEquality
    case .privateClass: .privateClass
    case .publicAPI: .publicAPI
    case .publisherBridged: .publisherBridged
    case .publisherUse: .publisherUse
    case .receiveToChange: .receiveToChange
    case .representable: .representable
    case .sendRemoved: .sendRemoved
    case .severalNames: .severalNames
    case .suppressed: .suppressed
    case .syntaxError: .syntaxError
    case .tooDeep: .tooDeep
    case .tuplePattern: .tuplePattern
    case .underscoreName: .underscoreName
    case .unknownSuperclass: .unknownSuperclass
    case .unreadFile: .unreadFile
    case .unreadable: .unreadable
    case .unresolvedInjection: .unresolvedInjection
    case .unresolvedPublisher: .unresolvedPublisher
    case .unresolvedType: .unresolvedType
    case .untrackedShown: .untrackedShown
    case .unusedSuppression: .unusedSuppression
    case .viewSuperclass: .viewSuperclass
    case .wholeProjection: .wholeProjection
    case .wrapperStorage: .wrapperStorage
    case .wrapperType: .wrapperType
    }
  }
}
