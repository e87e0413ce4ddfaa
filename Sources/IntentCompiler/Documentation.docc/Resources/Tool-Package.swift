// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "DefinitionTool",
  dependencies: [.package(url: "https://example.com/intentc.git", from: "0.1.0")],
  targets: [
    .executableTarget(
      name: "DefinitionTool", dependencies: [.product(name: "IntentCompiler", package: "intentc")])
  ]
)
