/// The picture of the house: which module may see which.
///
/// `docs/architecture.md` shows the same. A wall may move where the work shows a better place for it, and then the picture, this
/// table and the code move together.
enum Architecture {
  /// The modules, from the ground up: each may import modules that stand above it in this list only.
  static let modules = [
    Module("CLibXML2", mayImport: []),
    Module("SourceDiagnostics", mayImport: []),
    Module("PropertyListReader", mayImport: ["CLibXML2", "SourceDiagnostics"], system: cLibraries),
    Module("JSONReader", mayImport: ["SourceDiagnostics"]),
    Module("SwiftSourceReader", mayImport: ["SourceDiagnostics"]),
    Module("ObjectiveCSourceReader", mayImport: ["SourceDiagnostics"]),
    Module("Localization", mayImport: ["SourceDiagnostics", "PropertyListReader", "JSONReader"]),
    Module("ProjectModel", mayImport: ["SourceDiagnostics", "PropertyListReader"]),
    Module("IntentModel", mayImport: ["PropertyListReader", "SourceDiagnostics"]),
    Module("IntentSemantics", mayImport: ["IntentModel", "SourceDiagnostics"]),
    Module("SwiftCode", mayImport: []),
    Module("ObjectiveCCode", mayImport: ["SwiftCode"]),
    Module("SiriKitInterface", mayImport: ["IntentSemantics", "SwiftCode"]),
    Module(
      "HandlerSources",
      mayImport: [
        "IntentSemantics", "ObjectiveCSourceReader", "SiriKitInterface", "SourceDiagnostics", "SwiftSourceReader",
      ]),
    Module(
      "LegacySources",
      mayImport: ["HandlerSources", "IntentSemantics", "SiriKitInterface", "SourceDiagnostics", "SwiftSourceReader"]),
    Module("AppIntentsSources", mayImport: ["SourceDiagnostics", "SwiftSourceReader"]),
    Module(
      "IntentRules",
      mayImport: [
        "AppIntentsSources", "HandlerSources", "IntentModel", "IntentSemantics", "Localization", "ProjectModel",
        "PropertyListReader", "SiriKitInterface", "SourceDiagnostics", "SwiftSourceReader",
      ]),
    Module("SiriKitBackend", mayImport: ["IntentSemantics", "SwiftCode", "SiriKitInterface"]),
    Module("HandlerBackend", mayImport: ["IntentSemantics", "SwiftCode", "SiriKitInterface"]),
    Module(
      "AppIntentsBackend",
      mayImport: ["IntentSemantics", "Localization", "SiriKitInterface", "SourceDiagnostics", "SwiftCode"]),
    Module(
      "DefinitionComparison",
      mayImport: [
        "IntentModel", "IntentSemantics", "PropertyListReader", "SiriKitInterface", "SourceDiagnostics", "SwiftCode",
      ]),
    Module(
      "DefinitionStrings",
      mayImport: [
        "IntentModel", "IntentRules", "IntentSemantics", "JSONReader", "Localization", "PropertyListReader",
        "SourceDiagnostics",
      ]),
    Module(
      "ObjectiveCBackend",
      mayImport: ["IntentSemantics", "ObjectiveCCode", "SiriKitInterface", "SourceDiagnostics", "SwiftCode"]),
    Module("IntentDialogue", mayImport: []),
    Module(
      "IntentCompiler",
      mayImport: [
        "SourceDiagnostics", "PropertyListReader", "JSONReader", "SwiftSourceReader", "ObjectiveCSourceReader",
        "Localization", "ProjectModel", "IntentModel", "IntentSemantics", "HandlerSources", "LegacySources",
        "IntentRules", "SwiftCode", "ObjectiveCCode",
        "SiriKitInterface", "SiriKitBackend", "HandlerBackend", "AppIntentsBackend", "DefinitionComparison",
        "DefinitionStrings", "ObjectiveCBackend", "IntentDialogue",
      ],
      // Apple's systems have FoundationEssentials as a part of Foundation only.
      system: cLibraries.union(["FoundationEssentials", "Foundation", "Dispatch", "Synchronization"])),
    Module("IntentsTestKit", mayImport: ["IntentDialogue"], system: ["Foundation"]),
    Module("CommandLineInterface", mayImport: []),
    Module("intentc", mayImport: ["IntentCompiler", "CommandLineInterface"], system: cLibraries),
  ]

  /// The C library under its names on the systems that there are.
  private static let cLibraries: Set = ["Glibc", "Musl", "Darwin"]

  /// The modules that other packages may use; every other one keeps its declarations within the package.
  static let publicModules: Set = ["IntentCompiler", "IntentDialogue", "IntentsTestKit"]

  /// The modules that may use Foundation: the façade, and what stands in for Apple's frameworks in tests.
  static let modulesWithFoundation: Set = ["IntentCompiler", "IntentsTestKit"]

  /// The module that brings others along, as the framework does in whose place it stands.
  static let reexportingModule = "IntentsTestKit"

  /// Where memory may be touched without the compiler's protection, and why.
  static let unsafePlaces = [
    UnsafePlace("PropertyListReader/", because: "libxml2 is a C library and hands out pointers"),
    UnsafePlace("intentc/Terminal.swift", because: "write(2) takes a pointer"),
    UnsafePlace("IntentCompiler/Input/FileSystem.swift", because: "files are read and written through the C library"),
    UnsafePlace("IntentCompiler/Review/ChildProcess.swift", because: "programs are started through the C library"),
  ]

  /// The module of this name.
  static func module(named name: String) -> Module? { modules.first { $0.name == name } }
}
