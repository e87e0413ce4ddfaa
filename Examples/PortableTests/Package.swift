// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tea",
  dependencies: [
    .package(name: "intentc", path: "../..")
  ],
  targets: [
    .target(
      name: "Tea",
      dependencies: [.product(name: "IntentsTestKit", package: "intentc")],
      plugins: [.plugin(name: "IntentCompilerPlugin", package: "intentc")]),
    .testTarget(
      name: "TeaTests", dependencies: ["Tea", .product(name: "IntentsTestKit", package: "intentc")]),
  ],
  swiftLanguageModes: [.v5]
)
