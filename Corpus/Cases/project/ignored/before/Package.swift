// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Tides", platforms: [.iOS(.v15)], targets: [.target(name: "Tides")])
