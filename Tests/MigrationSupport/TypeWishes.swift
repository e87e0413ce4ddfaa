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
    var known: Set<String> = []
    for definition in definitions {
      for file in Compiler().migration(of: [definition], options: options).files {
        let text = String(decoding: file.bytes, as: UTF8.self)
        // Each has a file of its own, which tells it from what takes the place of intents of the system.
        let name = String(file.name.prefix { $0 != "." })
        guard known.insert(name).inserted else { continue }
        // What stands for objects without a type is what all definitions make of it.
        let concerned = name == "ObjectAppEntity" ? definitions : [definition]
        if text.contains("struct \(name): AppEntity") {
          let wishes = ["query: '\(query)'", "spotlight: true", "open: true", "schema: 'photos.asset'"]
          types.append("\(name): { \(accepted(wishes, of: name, "types", concerned).joined(separator: ", ")) }")
        } else if text.contains("enum \(name): String, AppEnum") {
          let wishes = ["open: true", "schema: 'photos.assetType'"]
          enumerations.append(
            "\(name): { \(accepted(wishes, of: name, "enumerations", concerned).joined(separator: ", ")) }")
        }
      }
    }
    func source() -> DefinitionSource {
      Self.source(
        "types: { \(types.joined(separator: ", ")) }, enumerations: { \(enumerations.joined(separator: ", ")) }")
    }
    // Names can be taken by other definitions.
    let report = Compiler().migration(of: definitions, options: options, configuration: source()).report
    let taken = report.rendered(as: .line).matches(of: #/the action that opens '(\w+)'/#).map { String($0.1) }
    for name in taken {
      for key in [name, name + "AppEntity", name + "AppEnum"] {
        types = types.map { $0.hasPrefix(key + ":") ? $0.replacing("open: true", with: "open: false") : $0 }
        enumerations = enumerations.map {
          $0.hasPrefix(key + ":") ? $0.replacing("open: true", with: "open: false") : $0
        }
      }
    }
    return source()
  }

  /// The wishes that are not refused.
  private func accepted(
    _ wishes: [String], of name: String, _ key: String, _ definitions: [DefinitionSource]
  ) -> [String] {
    func isAccepted(_ wishes: [String]) -> Bool {
      let configuration = Self.source("\(key): { \(name): { \(wishes.joined(separator: ", ")) } }")
      return !Compiler().migration(of: definitions, options: options, configuration: configuration).report.hasErrors
    }
    return isAccepted(wishes) ? wishes : wishes.filter { isAccepted([$0]) }
  }

  private static func source(_ members: String) -> DefinitionSource {
    DefinitionSource(path: "intentc.json", bytes: [UInt8]("{ migrate: { \(members) } }".utf8))
  }
}
