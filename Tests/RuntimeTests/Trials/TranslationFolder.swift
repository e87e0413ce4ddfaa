import Foundation
import TestSupport

/// The translations of a sample definition.
struct TranslationFolder {
  /// The folder of the `.lproj` folders.
  let path: String

  /// The texts by ID, by language.
  let texts: [String: [String: String]]

  /// Reads the translations of a definition.
  ///
  /// - Throws: The error of Foundation about a table that cannot be read.
  init(of sample: SampleDefinition) throws {
    var folder = sample.url.deletingLastPathComponent()
    if folder.lastPathComponent == "Base.lproj" { folder.deleteLastPathComponent() }
    path = folder.path
    var texts: [String: [String: String]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".lproj") {
      let file = folder.appending(path: "\(name)/\(sample.stem).strings")
      guard name != "Base.lproj", FileManager.default.fileExists(atPath: file.path) else { continue }
      let table = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      texts[String(name.dropLast(".lproj".count))] = table as? [String: String]
    }
    self.texts = texts
  }
}
