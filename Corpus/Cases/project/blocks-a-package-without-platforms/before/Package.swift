// swift-tools-version: 5.9

import PackageDescription

let package = Package(name: "Tides", targets: [.target(name: "Tides")])
