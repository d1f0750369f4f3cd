// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "Tides",
    platforms: [.iOS(.v16), .macOS(.v14)],
    targets: [.target(name: "Tides")]
)
