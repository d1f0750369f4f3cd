// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Harbour",
    platforms: [.iOS(.v17), .macOS(.v14)],
    targets: [
        .target(name: "Boats"),
        .target(name: "Harbour", dependencies: ["Boats"]),
        .target(name: "Views", dependencies: ["Harbour"]),
    ]
)
