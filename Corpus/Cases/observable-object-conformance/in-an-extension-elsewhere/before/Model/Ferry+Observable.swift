import Combine

extension Ferry: ObservableObject {}
