// Previews. The macros expand to nothing, while the compiler still checks their arguments.

@freestanding(declaration) public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StandInMacros", type: "Preview")

@attached(peer) public macro Previewable() = #externalMacro(module: "StandInMacros", type: "Previewable")
