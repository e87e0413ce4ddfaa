import TestSupport
import Testing

@testable import AppIntentsBackend

@Suite("What came after iOS 16")
struct LaterSymbolTests {
  /// The versions of the types that the stand-in for `AppIntents` declares for later systems.
  private static func declaredVersions() throws -> [String: SystemVersion] {
    let declaration = #/@available\(iOS ([0-9]+)\.([0-9]+),[^\n]*\n(?:@[^\n]*\n)*public (?:protocol|struct|enum) (\w+)/#
    var versions: [String: SystemVersion] = [:]
    for source in try AppIntentsModules.sources(of: "AppIntents") {
      for match in source.text.matches(of: declaration) {
        guard let major = Int(match.1), let minor = Int(match.2) else { continue }
        versions[String(match.3)] = SystemVersion(major, minor)
      }
    }
    return versions
  }

  @Test("is the same for the checks as for the stand-in module")
  func types() throws {
    let declared = try Self.declaredVersions()
    #expect(declared.count > 15)
    for (name, version) in declared where !Self.unnamed.contains(name) {
      #expect(LaterSymbol.types[name] == version, "\(name)")
    }
  }

  /// What code never names.
  private static let unnamed: Set = [
    "AppSchema", "AppSchemaEntity", "AppSchemaEnum", "AppSchemaIntent", "AssistantSchemaEntity", "AssistantSchemaEnum",
    "AssistantSchemaIntent", "ConfirmationConditions", "SnippetResult",
  ]
}
