// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Tea",
  dependencies: [
    .package(name: "intentc", path: "../..")
  ],
  targets: [
    .target(name: "Tea", resources: [.copy("Tea.intentdefinition")])
  ],
  swiftLanguageModes: [.v5]
)
