// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "Shops",
    platforms: [.iOS(.v17), .macOS(.v14)],
    targets: [.target(name: "Bakery"), .target(name: "Butchery")]
)
