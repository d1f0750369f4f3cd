// Previews: macros that a small plugin expands to nothing.

import Combine
import Foundation
import Observation

@freestanding(declaration) public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StubMacros", type: "Preview")
@attached(peer) public macro Previewable() = #externalMacro(module: "StubMacros", type: "Previewable")
