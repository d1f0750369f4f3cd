/// Every construct, sorted by name. The walk offers each node to all of them.
enum AllConstructs {
  static let list: [any Construct.Type] = [
    BindingProjection.self,
    ClassDeclaration.self,
    CodableConformance.self,
    CombineImport.self,
    EnvironmentObjectModifier.self,
    EnvironmentObjectProperty.self,
    EqualValueWrite.self,
    ExclusiveAccess.self,
    HolderIsolation.self,
    HolderUse.self,
    LibraryWrapper.self,
    ObjectWillChange.self,
    ObservableObjectConformance.self,
    ObservableObjectMention.self,
    ObservedObjectProperty.self,
    PublicClass.self,
    PublishedProperty.self,
    PublisherProjection.self,
    ShownProperty.self,
    StateObjectProperty.self,
    StoredProperty.self,
    TrackedObservers.self,
    WrapperAssignment.self,
    WrapperTypeMention.self,
  ]
}
