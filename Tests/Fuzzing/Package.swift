// swift-tools-version: 6.2
import PackageDescription

// `Compiler` is a link to the compiler's sources, which are compiled here once more and not taken as a package: what
// their modules share is visible within one package only, and in this way the fuzzers reach every one of them.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(
      name: "CLibXML2",
      path: "Compiler/CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .yum(["libxml2-devel"]), .brew(["libxml2"])]
    ),
    .module("SourceDiagnostics"),
    .module("PropertyListReader", ["CLibXML2", "SourceDiagnostics"]),
    .module("JSONReader", ["SourceDiagnostics"]),
    .module("SwiftSourceReader", ["SourceDiagnostics"]),
    .module("ObjectiveCSourceReader", ["SourceDiagnostics"]),
    .module("Localization", ["JSONReader", "PropertyListReader", "SourceDiagnostics"]),
    .module("ProjectModel", ["PropertyListReader", "SourceDiagnostics"]),
    .module("IntentModel", ["PropertyListReader", "SourceDiagnostics"]),
    .module("IntentSemantics", ["IntentModel", "SourceDiagnostics"]),
    .module("SwiftCode"),
    .module("SiriKitInterface", ["IntentSemantics", "SwiftCode"]),
    .module(
      "HandlerSources",
      ["IntentSemantics", "ObjectiveCSourceReader", "SiriKitInterface", "SourceDiagnostics", "SwiftSourceReader"]),
    .module("LegacySources", ["HandlerSources", "IntentSemantics", "SourceDiagnostics", "SwiftSourceReader"]),
    .module("AppIntentsSources", ["SourceDiagnostics", "SwiftSourceReader"]),
    .module("SiriKitBackend", ["IntentSemantics", "SiriKitInterface", "SwiftCode"]),
    .module("ObjectiveCCode", ["SwiftCode"]),
    .module(
      "ObjectiveCBackend",
      ["IntentSemantics", "ObjectiveCCode", "SiriKitInterface", "SourceDiagnostics", "SwiftCode"]),
    .module("HandlerBackend", ["IntentSemantics", "SiriKitInterface", "SwiftCode"]),
    .module(
      "DefinitionComparison",
      ["IntentModel", "IntentSemantics", "PropertyListReader", "SiriKitInterface", "SourceDiagnostics", "SwiftCode"]),
    .module(
      "AppIntentsBackend",
      ["IntentSemantics", "Localization", "SiriKitInterface", "SourceDiagnostics", "SwiftCode"]),
    .module("IntentDialogue"),
    .module(
      "IntentRules",
      [
        "AppIntentsSources", "HandlerSources", "IntentModel", "IntentSemantics", "Localization", "ProjectModel",
        "PropertyListReader", "SourceDiagnostics", "SwiftSourceReader",
      ]),
    .module(
      "DefinitionStrings",
      [
        "IntentModel", "IntentRules", "IntentSemantics", "JSONReader", "Localization", "PropertyListReader",
        "SourceDiagnostics",
      ]),
    .module(
      "IntentCompiler",
      [
        "SourceDiagnostics", "PropertyListReader", "JSONReader", "SwiftSourceReader", "ObjectiveCSourceReader",
        "Localization", "ProjectModel", "IntentModel", "IntentSemantics", "HandlerSources", "IntentRules",
        "LegacySources", "ObjectiveCBackend", "ObjectiveCCode", "SwiftCode", "SiriKitInterface", "SiriKitBackend",
        "HandlerBackend", "AppIntentsBackend", "DefinitionComparison", "DefinitionStrings", "IntentDialogue",
      ]),

    .systemLibrary(name: "CLibFuzzer", path: "Fuzzers/CLibFuzzer"),
    .target(name: "PropertyListMutation", dependencies: ["CLibFuzzer"], path: "Fuzzers/PropertyListMutation"),
    .executableTarget(
      name: "ReaderFuzzer", dependencies: ["PropertyListReader", "SourceDiagnostics"], path: "Fuzzers/ReaderFuzzer"),
    .executableTarget(
      name: "CompilerFuzzer", dependencies: ["IntentCompiler", "PropertyListMutation"],
      path: "Fuzzers/CompilerFuzzer"),
    .executableTarget(
      name: "CheckFuzzer", dependencies: ["IntentCompiler", "SourceDiagnostics"], path: "Fuzzers/CheckFuzzer"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

extension Target {
  /// A module of the compiler; its imports are those of the compiler's manifest.
  static func module(_ name: String, _ dependencies: [Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Compiler/\(name)")
  }
}
