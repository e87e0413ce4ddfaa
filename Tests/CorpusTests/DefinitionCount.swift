import Foundation

/// The number of declarations in a definition, counted with Foundation's reader of property lists.
struct DefinitionCount: Equatable {
  let intents: Int
  let customIntents: Int
  let enumerations: Int
  let types: Int

  /// Counts; nil if Foundation cannot read the file, or if it has another shape.
  init?(of contents: Data) {
    guard let root = try? PropertyListSerialization.propertyList(from: contents, format: nil) as? [String: Any] else {
      return nil
    }
    func entries(_ key: String) -> [[String: Any]] { root[key] as? [[String: Any]] ?? [] }
    intents = entries("INIntents").count
    customIntents = entries("INIntents").count { $0["INIntentType"] as? String != "System" }
    enumerations = entries("INEnums").count
    types = entries("INTypes").count
  }

  /// The number of files that the original tool makes of it.
  var fileCount: Int { customIntents + enumerations + types }
}
