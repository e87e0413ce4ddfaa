// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "tea", platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "intentc", path: "../..")
  ],
  targets: [
    .executableTarget(name: "tea", plugins: [.plugin(name: "IntentCompilerPlugin", package: "intentc")])
  ],
  swiftLanguageModes: [.v5]
)
