import IntentCompiler
import TestSupport

/// Everything that can be asked for of the types and enumerations of definitions without being refused.
struct TypeWishes {
  /// How entities are found.
  let query: String

  /// How the definitions are migrated.
  let options: MigrateOptions

  /// An `intentc.json` with the wishes.
  func configuration(for definitions: [DefinitionSource]) -> DefinitionSource {
    var types: [String] = []
    var enumerations: [String] = []
    for definition in definitions {
      let text = Compiler().migration(of: [definition], options: options).files.map {
        String(decoding: $0.bytes, as: UTF8.self)
      }.joined()
      types += text.matches(of: #/struct (\w+): AppEntity\b/#).map { match in
        let wishes = ["query: '\(query)'", "spotlight: true", "open: true", "schema: 'photos.asset'"]
        return "\(match.1): { \(accepted(wishes, of: String(match.1), "types", definition).joined(separator: ", ")) }"
      }
      enumerations += text.matches(of: #/enum (\w+): String, AppEnum\b/#).map { match in
        let wishes = ["open: true", "schema: 'photos.assetType'"]
        return
          "\(match.1): { \(accepted(wishes, of: String(match.1), "enumerations", definition).joined(separator: ", ")) }"
      }
    }
    return Self.source(
      "types: { \(types.joined(separator: ", ")) }, enumerations: { \(enumerations.joined(separator: ", ")) }")
  }

  /// The wishes that are not refused.
  private func accepted(
    _ wishes: [String], of name: String, _ key: String, _ definition: DefinitionSource
  ) -> [String] {
    func isAccepted(_ wishes: [String]) -> Bool {
      let configuration = Self.source("\(key): { \(name): { \(wishes.joined(separator: ", ")) } }")
      return !Compiler().migration(of: [definition], options: options, configuration: configuration).report.hasErrors
    }
    return isAccepted(wishes) ? wishes : wishes.filter { isAccepted([$0]) }
  }

  private static func source(_ members: String) -> DefinitionSource {
    DefinitionSource(path: "intentc.json", bytes: [UInt8]("{ migrate: { \(members) } }".utf8))
  }
}
