/// What a file is to a check, told by its name.
enum CheckedFileKind: Sendable, Hashable, CaseIterable {
  case definition
  case table
  case vocabulary
  case infoPlist
  case entitlements
  case xcodeProject
  case swiftSource
  case objectiveCSource

  /// The kind of the file at a path; nil where a check has no use for it.
  init?(path: String) {
    let name = path.lastPathComponent
    switch name.fileSuffix {
    case "intentdefinition": self = .definition
    case "strings", "stringsdict", "xcstrings": self = .table
    case "entitlements": self = .entitlements
    case "swift": self = .swiftSource
    case "m", "mm", "h": self = .objectiveCSource
    case "pbxproj": self = .xcodeProject
    case "plist" where name == VocabularySearch.fileName: self = .vocabulary
    case "plist" where Self.isInfoPlist(name): self = .infoPlist
    default: return nil
    }
  }

  /// Whether a property list is named as people name an `Info.plist`: `App-Info.plist`, `Info-macOS.plist`.
  private static func isInfoPlist(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("info.plist") || name.split { !$0.isLetter }.contains("info")
  }

  /// The words for what was looked at, for example `2 Xcode projects`.
  func counted(_ count: Int) -> String {
    switch self {
    case .definition: count.counted("definition")
    case .table: count.counted("table")
    case .vocabulary: count.counted("vocabulary", "vocabularies")
    case .infoPlist: count.counted("Info.plist file")
    case .entitlements: count.counted("entitlements file")
    case .xcodeProject: count.counted("Xcode project")
    case .swiftSource: count.counted("Swift file")
    case .objectiveCSource: count.counted("Objective-C file")
    }
  }
}

extension String {
  /// What follows the last dot of a file name; empty where there is none.
  var fileSuffix: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(self[utf8.index(after: dot)...])
  }
}
