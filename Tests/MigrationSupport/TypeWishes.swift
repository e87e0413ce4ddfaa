import IntentCompiler
import TestSupport

/// Everything that can be asked for of the types and enumerations of definitions without being refused.
struct TypeWishes {
  /// How entities are found.
  let query: String

  /// How the definitions are migrated.
  let options: MigrateOptions

  /// An `intentc.json` with the wishes.
  ///
  /// - Throws: An expectation that failed.
  func configuration(for definitions: [DefinitionSource]) throws -> DefinitionSource {
    var entries: [WishList.Entry] = []
    for file in Compiler().migration(of: definitions, options: options).files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      // Each has a file of its own, which tells it from what takes the place of intents of the system.
      let name = String(file.name.prefix { $0 != "." })
      if text.contains("struct \(name): AppEntity") {
        entries.append(
          WishList.Entry(
            section: "types", name: name,
            wishes: ["query: '\(query)'", "spotlight: true", "open: true", "schema: 'photos.asset'"]))
      } else if text.contains("enum \(name): String, AppEnum") {
        entries.append(
          WishList.Entry(
            section: "enumerations", name: name, wishes: ["open: true", "schema: 'photos.assetType'"]))
      }
    }
    return try WishList(entries: entries).accepted(of: definitions, options).file
  }
}
