// swift-tools-version: 6.2
import PackageDescription

// The plugins with a program that is built already: 'make plugins' puts it beside this file. Who has the sources of the
// program uses the package above, which has the same products.
let package = Package(
  name: "intentc",
  products: [
    .plugin(name: "IntentCompilerPlugin", targets: ["IntentCompilerPlugin"]),
    .plugin(name: "GenerateIntents", targets: ["GenerateIntents"]),
    .plugin(name: "MigrateIntents", targets: ["MigrateIntents"]),
    .plugin(name: "CheckIntents", targets: ["CheckIntents"]),
    .library(name: "IntentsTestKit", targets: ["IntentsTestKit"]),
  ],
  targets: [
    .target(name: "IntentDialogue", path: "Sources/IntentDialogue"),
    .target(name: "IntentsTestKit", dependencies: ["IntentDialogue"], path: "Sources/IntentsTestKit"),
    .binaryTarget(name: "intentc", path: "intentc.artifactbundle"),
    .plugin(
      name: "IntentCompilerPlugin", capability: .buildTool(), dependencies: ["intentc"], path: "IntentCompilerPlugin"),
    .plugin(
      name: "GenerateIntents",
      capability: .command(
        intent: .custom(verb: "intentc-generate", description: "Generate the SiriKit classes of definitions."),
        permissions: [.writeToPackageDirectory(reason: "The generated Swift is written into the targets.")]),
      dependencies: ["intentc"], path: "GenerateIntents"),
    .plugin(
      name: "MigrateIntents",
      capability: .command(
        intent: .custom(verb: "intentc-migrate", description: "Migrate definitions to App Intents."),
        permissions: [.writeToPackageDirectory(reason: "The App Intents are written into the targets.")]),
      dependencies: ["intentc"], path: "MigrateIntents"),
    .plugin(
      name: "CheckIntents",
      capability: .command(
        intent: .custom(verb: "intentc-check", description: "Look for mistakes in definitions and around them.")),
      dependencies: ["intentc"], path: "CheckIntents"),
  ]
)
