// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "intentc",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "intentc", targets: ["intentc"]),
    .library(name: "IntentCompiler", targets: ["IntentCompiler"]),
    .library(name: "IntentsTestKit", targets: ["IntentsTestKit"]),
    .plugin(name: "IntentCompilerPlugin", targets: ["IntentCompilerPlugin"]),
    .plugin(name: "GenerateIntents", targets: ["GenerateIntents"]),
    .plugin(name: "MigrateIntents", targets: ["MigrateIntents"]),
    .plugin(name: "CheckIntents", targets: ["CheckIntents"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .yum(["libxml2-devel"]), .brew(["libxml2"])]
    ),
    .target(name: "SourceDiagnostics"),
    .target(name: "PropertyListReader", dependencies: ["CLibXML2", "SourceDiagnostics"]),
    .target(name: "JSONReader", dependencies: ["SourceDiagnostics"]),
    .target(name: "SwiftSourceReader", dependencies: ["SourceDiagnostics"]),
    .target(name: "ObjectiveCSourceReader", dependencies: ["SourceDiagnostics"]),
    .target(
      name: "Localization", dependencies: ["JSONReader", "PropertyListReader", "SourceDiagnostics"]),
    .target(name: "ProjectModel", dependencies: ["PropertyListReader", "SourceDiagnostics"]),
    .target(name: "IntentModel", dependencies: ["PropertyListReader", "SourceDiagnostics"]),
    .target(name: "IntentSemantics", dependencies: ["IntentModel", "SourceDiagnostics"]),
    .target(
      name: "IntentRules",
      dependencies: [
        "AppIntentsSources", "HandlerSources", "IntentModel", "IntentSemantics", "Localization", "ProjectModel",
        "PropertyListReader", "SourceDiagnostics", "SwiftSourceReader",
      ]
    ),
    .target(name: "SwiftCode"),
    .target(name: "SiriKitInterface", dependencies: ["IntentSemantics", "SwiftCode"]),
    .target(
      name: "HandlerSources",
      dependencies: [
        "IntentSemantics", "ObjectiveCSourceReader", "SiriKitInterface", "SourceDiagnostics", "SwiftSourceReader",
      ]),
    .target(
      name: "LegacySources",
      dependencies: ["HandlerSources", "IntentSemantics", "SourceDiagnostics", "SwiftSourceReader"]),
    .target(name: "AppIntentsSources", dependencies: ["SourceDiagnostics", "SwiftSourceReader"]),
    .target(name: "SiriKitBackend", dependencies: ["IntentSemantics", "SiriKitInterface", "SwiftCode"]),
    .target(name: "ObjectiveCCode", dependencies: ["SwiftCode"]),
    .target(
      name: "ObjectiveCBackend",
      dependencies: ["IntentSemantics", "ObjectiveCCode", "SiriKitInterface", "SourceDiagnostics", "SwiftCode"]),
    .target(name: "HandlerBackend", dependencies: ["IntentSemantics", "SiriKitInterface", "SwiftCode"]),
    .target(
      name: "DefinitionComparison",
      dependencies: [
        "IntentModel", "IntentSemantics", "PropertyListReader", "SiriKitInterface", "SourceDiagnostics", "SwiftCode",
      ]),
    .target(
      name: "DefinitionStrings",
      dependencies: [
        "IntentModel", "IntentRules", "IntentSemantics", "JSONReader", "Localization", "PropertyListReader",
        "SourceDiagnostics",
      ]),
    .target(
      name: "AppIntentsBackend",
      dependencies: ["IntentSemantics", "Localization", "SiriKitInterface", "SourceDiagnostics", "SwiftCode"]),
    .target(
      name: "IntentCompiler",
      dependencies: [
        "SourceDiagnostics", "PropertyListReader", "JSONReader", "SwiftSourceReader", "ObjectiveCSourceReader",
        "Localization", "ProjectModel", "IntentModel", "IntentSemantics", "HandlerSources", "IntentRules",
        "LegacySources", "ObjectiveCBackend", "ObjectiveCCode", "SwiftCode", "SiriKitInterface", "SiriKitBackend",
        "HandlerBackend", "AppIntentsBackend", "DefinitionComparison", "DefinitionStrings", "IntentDialogue",
      ]
    ),
    .target(name: "IntentDialogue"),
    .target(name: "IntentsTestKit", dependencies: ["IntentDialogue"]),
    .target(name: "CommandLineInterface"),
    .executableTarget(name: "intentc", dependencies: ["IntentCompiler", "CommandLineInterface"]),

    .plugin(name: "IntentCompilerPlugin", capability: .buildTool(), dependencies: ["intentc"]),
    .plugin(
      name: "GenerateIntents",
      capability: .command(
        intent: .custom(verb: "intentc-generate", description: "Generate the SiriKit classes of definitions."),
        permissions: [.writeToPackageDirectory(reason: "The generated Swift is written into the targets.")]),
      dependencies: ["intentc"]),
    .plugin(
      name: "MigrateIntents",
      capability: .command(
        intent: .custom(verb: "intentc-migrate", description: "Migrate definitions to App Intents."),
        permissions: [.writeToPackageDirectory(reason: "The App Intents are written into the targets.")]),
      dependencies: ["intentc"]),
    .plugin(
      name: "CheckIntents",
      capability: .command(
        intent: .custom(verb: "intentc-check", description: "Look for mistakes in definitions and around them.")),
      dependencies: ["intentc"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "MigrationSupport", dependencies: ["IntentCompiler", "TestSupport"], path: "Tests/MigrationSupport"),
    // Its folders are links to what the reference tests record, so that it is compiled and run.
    .target(name: "PortableSamples", dependencies: ["IntentsTestKit"], path: "Tests/PortableSamples"),
    // Links with handlers that the runtime tests scaffold, compile and run.
    .target(name: "HandlerTrials", dependencies: ["IntentsTestKit"], path: "Tests/HandlerTrials"),
    .testTarget(name: "SourceDiagnosticsTests", dependencies: ["SourceDiagnostics", "TestSupport"]),
    .testTarget(
      name: "PropertyListReaderTests", dependencies: ["PropertyListReader", "SourceDiagnostics"]),
    .testTarget(
      name: "JSONReaderTests", dependencies: ["JSONReader", "SourceDiagnostics", "TestSupport"]),
    .testTarget(
      name: "SwiftSourceReaderTests",
      dependencies: ["SwiftSourceReader", "SourceDiagnostics", "TestSupport"]),
    .testTarget(
      name: "ObjectiveCSourceReaderTests",
      dependencies: ["ObjectiveCSourceReader", "SourceDiagnostics", "TestSupport"]),
    .testTarget(
      name: "LocalizationTests",
      dependencies: [
        "Localization", "JSONReader", "PropertyListReader", "SourceDiagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "ProjectModelTests",
      dependencies: ["ProjectModel", "PropertyListReader", "SourceDiagnostics", "TestSupport"]),
    .testTarget(
      name: "RuleTests",
      dependencies: [
        "IntentCompiler", "IntentRules", "IntentModel", "Localization", "PropertyListReader", "SourceDiagnostics",
        "TestSupport",
      ]),
    .testTarget(
      name: "ProjectCheckTests", dependencies: ["IntentCompiler", "IntentRules", "SourceDiagnostics", "TestSupport"]),
    .testTarget(
      name: "LegacySourcesTests",
      dependencies: [
        "IntentCompiler", "LegacySources", "IntentSemantics", "SourceDiagnostics", "SwiftSourceReader", "TestSupport",
      ]),
    .testTarget(
      name: "IntentModelTests",
      dependencies: ["IntentModel", "PropertyListReader", "SourceDiagnostics", "TestSupport"]),
    .testTarget(
      name: "DefinitionComparisonTests",
      dependencies: [
        "DefinitionComparison", "IntentModel", "IntentSemantics", "PropertyListReader", "SourceDiagnostics",
        "TestSupport",
      ]),
    .testTarget(
      name: "DefinitionStringsTests",
      dependencies: [
        "IntentCompiler", "IntentModel", "Localization", "PropertyListReader", "SourceDiagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "IntentSemanticsTests",
      dependencies: [
        "IntentSemantics", "IntentModel", "PropertyListReader", "SourceDiagnostics", "TestSupport",
      ]),
    .testTarget(name: "SwiftCodeTests", dependencies: ["SwiftCode", "TestSupport"]),
    .testTarget(
      name: "SiriKitBackendTests",
      dependencies: [
        "SiriKitBackend", "SiriKitInterface", "SwiftCode", "IntentSemantics", "SourceDiagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "AppIntentsBackendTests",
      dependencies: [
        "AppIntentsBackend", "IntentSemantics", "Localization", "SourceDiagnostics", "SwiftCode", "TestSupport",
      ]),
    .testTarget(
      name: "MigratedStringsTests",
      dependencies: [
        "AppIntentsBackend", "IntentCompiler", "IntentSemantics", "Localization", "SourceDiagnostics", "SwiftCode",
        "TestSupport",
      ]),
    .testTarget(
      name: "HandlerBackendTests",
      dependencies: [
        "HandlerBackend", "SiriKitInterface", "SwiftCode", "IntentSemantics", "SourceDiagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "IntentCompilerTests",
      dependencies: [
        "IntentCompiler", "IntentDialogue", "Localization", "SiriKitInterface", "SourceDiagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "IntentDialogueTests", dependencies: ["IntentDialogue"],
      // Tables of languages are compared with those of ICU, which Foundation comes with.
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(name: "IntentsTestKitTests", dependencies: ["IntentsTestKit", "IntentDialogue", "TestSupport"]),
    .testTarget(name: "CommandLineInterfaceTests", dependencies: ["CommandLineInterface"]),
    .testTarget(name: "ReferenceTests", dependencies: ["IntentCompiler", "TestSupport"]),
    .testTarget(
      name: "CompileTests",
      dependencies: [
        "AppIntentsBackend", "IntentCompiler", "MigrationSupport", "IntentsTestKit", "HandlerBackend",
        "IntentSemantics", "ObjectiveCBackend", "SiriKitInterface", "SourceDiagnostics", "SwiftCode",
        "TestSupport",
      ]),
    .testTarget(
      name: "AppIntentsRuntimeTests",
      dependencies: ["IntentCompiler", "IntentsTestKit", "MigrationSupport", "TestSupport"]),
    // The page on testing handlers quotes it.
    .testTarget(name: "HandlerGuideTests", dependencies: ["IntentsTestKit", "PortableSamples", "TestSupport"]),
    .testTarget(
      name: "RuntimeTests",
      dependencies: [
        "HandlerBackend", "HandlerTrials", "IntentCompiler", "IntentDialogue", "IntentModel", "IntentSemantics",
        "IntentsTestKit",
        "PortableSamples", "PropertyListReader", "SiriKitInterface", "SourceDiagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "CorpusTests",
      dependencies: ["IntentCompiler", "IntentDialogue", "IntentRules", "SourceDiagnostics", "intentc", "TestSupport"]),
    .testTarget(name: "EndToEndTests", dependencies: ["intentc", "TestSupport"]),
    // Sees what other packages see. The guide to the library quotes it.
    .testTarget(name: "LibraryTests", dependencies: ["IntentCompiler"], packageAccess: false),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// Generated code says nothing about who sees an import, as that of the original tool does not.
for target in package.targets where target.type != .system && target.type != .plugin && target.name != "PortableSamples"
{
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
