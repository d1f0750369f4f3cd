import Factory
import SwiftUI

struct UploadView: View {
    @StateObject private var uploader: Upload

    init(uploader: @autoclosure @escaping () -> Upload) {
        _uploader = StateObject(wrappedValue: uploader())
    }

    var body: some View { Text("upload") }
}
