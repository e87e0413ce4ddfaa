import Foundation
import PropertyListReader
import SourceDiagnostics
import Testing

/// Real files that lie beside the repository on some machines.
enum Corpus {
  private static let shared = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared")

  /// The definitions that are well-formed property lists; empty where the folder is absent.
  static let definitions = trees(below: "corpus/files") { $0.contains(".intentdefinition") }

  /// The vocabularies; empty where the folder is absent.
  static let vocabularies = trees(below: "corpus/vocabulary") { $0.hasSuffix("AppIntentVocabulary.plist") }

  /// The description of the format as data; nil where it is absent.
  static func formatDescription() throws -> [String: Any]? {
    guard let data = try? Data(contentsOf: shared.appending(path: "spec/definition-keys.json")) else { return nil }
    return try JSONSerialization.jsonObject(with: data) as? [String: Any]
  }

  private static func trees(below folder: String, where isWanted: (String) -> Bool) -> [PropertyListTree] {
    let root = shared.appending(path: folder)
    let paths = (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []).sorted()
    return paths.filter { isWanted(URL(filePath: $0).lastPathComponent) }.compactMap { path in
      guard let data = try? Data(contentsOf: root.appending(path: path)) else { return nil }
      var diagnostics = DiagnosticEngine()
      return PropertyListReader().read(SourceFile(path: path, bytes: Array(data)), diagnostics: &diagnostics)
    }
  }
}
