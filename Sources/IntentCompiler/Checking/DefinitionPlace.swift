/// Where a definition lies, and which files beside it belong to it.
struct DefinitionPlace: Sendable, Hashable {
  /// The folder that holds the language folders; empty for the current one.
  let folder: String

  /// The language of the definition's own folder, for example `Base`; nil for a definition outside of one.
  let languageFolder: String?

  /// The file name, for example `Orders.intentdefinition`.
  let name: String

  /// The place of a path.
  init(_ path: String) {
    let parent = path.directoryOfPath
    name = path.lastPathComponent
    if parent.hasSuffix(".lproj") {
      folder = parent.directoryOfPath
      languageFolder = String(parent.lastPathComponent.dropLast(".lproj".count))
    } else {
      folder = parent
      languageFolder = nil
    }
  }

  /// Whether the definition lies in a language folder.
  var isLocalized: Bool { languageFolder != nil }

  /// The name of the definition's tables, without their suffix.
  var stem: String { name.droppingFileSuffix }

  /// Whether a table has the stem of the definition, or was meant to.
  func mayBelong(tableNamed name: String) -> Bool {
    Self.possibleStems(ofTableNamed: name).contains(stem.lowercased())
  }

  /// The stems of definitions that a table may be meant for, in lower case: people also name tables after the whole file
  /// name of the definition.
  static func possibleStems(ofTableNamed name: String) -> [String] {
    let stem = name.droppingFileSuffix.lowercased()
    return [stem, stem.hasSuffix(".intentdefinition") ? stem.droppingFileSuffix : stem]
  }
}

extension String {
  /// A file name without its last suffix.
  var droppingFileSuffix: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot != utf8.startIndex else { return self }
    return String(self[..<dot])
  }
}
