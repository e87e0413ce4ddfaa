// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Cafe",
  dependencies: [
    .package(name: "intentc", path: "../..")
  ],
  targets: [
    .target(
      name: "Cafe",
      dependencies: [.product(name: "IntentsTestKit", package: "intentc")],
      plugins: [.plugin(name: "IntentCompilerPlugin", package: "intentc")]),
  ]
)
