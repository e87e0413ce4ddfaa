import SwiftCode

/// A file imports the module of every type that it names: App Intents hands on Foundation only.
enum ImportCheck: MigrationCheck {
  static func faults(in code: CheckedCode) -> [MigrationFault] {
    code.files.flatMap { file in
      let needed = file.visits.reduce(into: Set<String>()) { needed, visit in
        if let module = module(of: visit) { needed.insert(module) }
      }
      return needed.subtracting(file.imports).sorted().map { fault("'\($0)' is not imported", file, file.name) }
    }
  }

  private static func module(of visit: SwiftVisit) -> String? {
    switch visit.node {
    case .type(.named("CLPlacemark")), .expression(.name("CLPlacemark")):
      "CoreLocation"
    case .type(.named("UTType")), .expression(.name("UTType")):
      "UniformTypeIdentifiers"
    case .type(.named("CSSearchableItemAttributeSet")), .expression(.name("CSSearchableIndex")):
      "CoreSpotlight"
    case .attribute(let attribute) where attribute.arguments?.contains { $0.label == "indexingKey" } ?? false:
      "CoreSpotlight"
    case .attribute(let attribute) where attribute.arguments?.contains { $0.label == "supportedContentTypes" } ?? false:
      "UniformTypeIdentifiers"
    case .type(.named("View")), .expression(.name("Text")), .expression(.name("Button")):
      "SwiftUI"
    case .type(let type) where appIntents.contains(type.baseName):
      "AppIntents"
    default:
      nil
    }
  }

  private static let appIntents: Set<String> = [
    "AppEntity", "AppEnum", "AppIntent", "AppShortcutsProvider", "DynamicOptionsProvider", "EntityPropertyQuery",
    "EntityQuery", "EntityStringQuery", "IndexedEntity", "IntentDialog", "LocalizedStringResource", "OpenIntent",
    "TransientAppEntity", "UniqueAppEntity", "UniqueAppEntityQuery",
  ]
}
