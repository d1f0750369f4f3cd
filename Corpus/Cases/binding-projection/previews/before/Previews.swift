import SwiftUI

final class Poster: ObservableObject {
    @Published var headline = ""
}

struct PosterEditor: View {
    @Binding var headline: String
    var body: some View { TextField("Headline", text: $headline) }
}

struct PosterHolder: View {
    @StateObject var poster = Poster()
    var body: some View { PosterEditor(headline: $poster.headline) }
}

struct PosterEditor_Previews: PreviewProvider {
    @ObservedObject static var poster = Poster()

    static var previews: some View {
        PosterEditor(headline: $poster.headline)
    }
}

#Preview {
    @ObservedObject var poster = Poster()
    return PosterEditor(headline: $poster.headline)
}
