import Combine

class UploadBase<Kind>: ObservableObject {
    @Published var progress = 0.0
    lazy var changes = objectWillChange.map { 1 }
}

final class Upload: UploadBase<Int> {}
