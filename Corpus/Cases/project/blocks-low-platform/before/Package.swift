// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Tides",
    platforms: [.macOS(.v14), .iOS(.v16)],
    targets: [.target(name: "Tides")]
)
