// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Settings",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "SettingsUI", targets: ["SettingsUI"])],
    targets: [
        .target(name: "SettingsModel"),
        .target(name: "SettingsUI", dependencies: ["SettingsModel"]),
    ]
)
