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
      for file in Compiler().migration(of: [definition], options: options).files {
        let text = String(decoding: file.bytes, as: UTF8.self)
        // Each has a file of its own, which tells it from what takes the place of intents of the system.
        let name = String(file.name.prefix { $0 != "." })
        if text.contains("struct \(name): AppEntity") {
          let wishes = ["query: '\(query)'", "spotlight: true", "open: true", "schema: 'photos.asset'"]
          types.append("\(name): { \(accepted(wishes, of: name, "types", definition).joined(separator: ", ")) }")
        } else if text.contains("enum \(name): String, AppEnum") {
          let wishes = ["open: true", "schema: 'photos.assetType'"]
          enumerations.append(
            "\(name): { \(accepted(wishes, of: name, "enumerations", definition).joined(separator: ", ")) }")
        }
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
