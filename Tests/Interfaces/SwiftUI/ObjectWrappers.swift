// The wrappers of observable objects, which the migration replaces.

#if OLD_VIEW
  @propertyWrapper public struct StateObject<O: ObservableObject>: DynamicProperty {
    let t: () -> O
    public init(wrappedValue: @autoclosure @escaping () -> O) { t = wrappedValue }
    @MainActor public var wrappedValue: O { t() }
    @MainActor public var projectedValue: ObservedObject<O>.Wrapper { .init(o: t()) }
  }
  @propertyWrapper public struct ObservedObject<O: ObservableObject>: DynamicProperty {
    @dynamicMemberLookup public struct Wrapper {
      let o: O
      public subscript<S>(dynamicMember k: ReferenceWritableKeyPath<O, S>) -> Binding<S> {
        .init(get: { o[keyPath: k] }, set: { o[keyPath: k] = $0 })
      }
    }
    public init(wrappedValue: O) { self.wrappedValue = wrappedValue }
    public init(initialValue: O) { wrappedValue = initialValue }
    @MainActor public var wrappedValue: O
    @MainActor public var projectedValue: Wrapper { .init(o: wrappedValue) }
  }
  @propertyWrapper public struct EnvironmentObject<O: ObservableObject>: DynamicProperty {
    @dynamicMemberLookup public struct Wrapper {
      let o: O
      public subscript<S>(dynamicMember k: ReferenceWritableKeyPath<O, S>) -> Binding<S> {
        .init(get: { o[keyPath: k] }, set: { o[keyPath: k] = $0 })
      }
    }
    public init() {}
    @MainActor public var wrappedValue: O { fatalError() }
    @MainActor public var projectedValue: Wrapper { .init(o: wrappedValue) }
  }
#else
  @MainActor @preconcurrency @propertyWrapper public struct StateObject<O: ObservableObject>: DynamicProperty {
    let t: () -> O
    nonisolated public init(wrappedValue: @autoclosure @escaping () -> O) { t = wrappedValue }
    public var wrappedValue: O { t() }
    public var projectedValue: ObservedObject<O>.Wrapper { .init(o: t()) }
  }
  @MainActor @preconcurrency @propertyWrapper public struct ObservedObject<O: ObservableObject>: DynamicProperty {
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
      let o: O
      public subscript<S>(dynamicMember k: ReferenceWritableKeyPath<O, S>) -> Binding<S> {
        let o = o
        return .init(get: { o[keyPath: k] }, set: { o[keyPath: k] = $0 })
      }
    }
    public init(wrappedValue: O) { self.wrappedValue = wrappedValue }
    public init(initialValue: O) { wrappedValue = initialValue }
    public var wrappedValue: O
    public var projectedValue: Wrapper { .init(o: wrappedValue) }
  }
  @MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<O: ObservableObject>: DynamicProperty {
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
      let o: O
      public subscript<S>(dynamicMember k: ReferenceWritableKeyPath<O, S>) -> Binding<S> {
        let o = o
        return .init(get: { o[keyPath: k] }, set: { o[keyPath: k] = $0 })
      }
    }
    nonisolated public init() {}
    public var wrappedValue: O { fatalError() }
    public var projectedValue: Wrapper { .init(o: wrappedValue) }
  }
#endif
