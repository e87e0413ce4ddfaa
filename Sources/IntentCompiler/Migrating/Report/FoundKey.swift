internal import ProjectModel
internal import SourceDiagnostics

/// A key of an Info.plist that is about intents.
struct FoundKey: Equatable {
  /// The key.
  let name: String

  /// Where it is.
  let location: SourceLocation

  /// The keys of some files, in their order.
  static func all(in files: [InfoPlist]) -> [FoundKey] {
    files.flatMap { file in
      let intents = file.intents
      let ranges: [(String, SourceRange?)] = [
        (intents.keyPrefix + "IntentsSupported", intents.supported?.range),
        (intents.keyPrefix + "IntentsRestrictedWhileLocked", intents.restrictedWhileLocked?.range),
        ("NSExtension", file.isIntentsExtension || file.isIntentsUIExtension ? file.extensionRange : nil),
        ("NSUserActivityTypes", file.userActivityTypes?.range),
        ("NSSiriUsageDescription", file.siriUsageDescription?.range),
      ]
      return ranges.compactMap { name, range in
        range.map { FoundKey(name: name, location: SourceLocation(file: file.source, range: $0)) }
      }
    }
  }
}
