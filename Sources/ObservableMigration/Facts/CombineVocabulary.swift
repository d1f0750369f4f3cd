/// Names that Apple's Combine declares, other than `ObservableObject` and `Published`: where one of them stands in a
/// file, its `import Combine` stays.
enum CombineVocabulary {
  static let words: Set<String> = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "Combine", "CombineIdentifier",
    "ConnectablePublisher", "CurrentValueSubject", "CustomCombineIdentifierConvertible", "Deferred", "Empty", "Fail",
    "Future", "ImmediateScheduler", "Just", "ObservableObjectPublisher", "PassthroughSubject", "Publisher",
    "Publishers", "Record", "Scheduler", "Subject", "Subscriber", "Subscribers", "Subscription", "Subscriptions",
    "TopLevelDecoder", "TopLevelEncoder", "TimerPublisher", "DataTaskPublisher",
    "allSatisfy", "assertNoFailure", "assign", "autoconnect", "breakpoint", "breakpointOnError", "catch", "collect",
    "combineLatest", "compactMapPublisher", "dataTaskPublisher", "debounce", "delay", "eraseToAnyPublisher",
    "handleEvents", "ignoreOutput", "makeConnectable", "mapError", "measureInterval", "merge", "multicast",
    "objectWillChange", "onReceive", "prepend", "publish", "publisher", "receive", "removeDuplicates", "replaceEmpty",
    "replaceError", "replaceNil", "retry", "setFailureType", "share", "sink", "store", "subscribe", "switchToLatest",
    "throttle", "timeout", "tryMap", "tryCatch", "tryFilter", "zip",
  ]
}
