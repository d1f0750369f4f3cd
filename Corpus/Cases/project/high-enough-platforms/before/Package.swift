// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "Tides",
    platforms: [.iOS(.v17), .macOS("14.0"), .watchOS(.v10), .tvOS(.v17), .visionOS(.v1)],
    targets: [.target(name: "Tides")]
)
