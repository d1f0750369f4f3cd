import SwiftUI

final class MemoModel: ObservableObject {
    @Published var subject = ""
}

struct MemoView: View {
    @ObservedObject var memo: MemoModel
    var body: some View { Text(_memo.wrappedValue.subject) }
}
