internal import PropertyListReader

/// What a property list is when it is no intent definition.
struct ForeignPropertyList {
  /// The kind of file with its article, for example `an Info.plist`.
  let description: String

  /// The kind of a property list; nil where nothing tells it.
  init?(_ root: PropertyListNode) {
    guard let description = Self.description(of: root) else { return nil }
    self.description = description
  }

  private static let marks: [(key: StaticString, description: String)] = [
    ("IntentPhrases", "an AppIntentVocabulary.plist"),
    ("ParameterVocabularies", "an AppIntentVocabulary.plist"),
    ("CFBundleIdentifier", "an Info.plist"),
    ("CFBundleExecutable", "an Info.plist"),
    ("CFBundleVersion", "an Info.plist"),
    ("CFBundlePackageType", "an Info.plist"),
    ("CFBundleURLTypes", "an Info.plist"),
    ("NSExtension", "the Info.plist of an extension"),
    ("UIApplicationSceneManifest", "an Info.plist"),
    ("UIBackgroundModes", "an Info.plist"),
    ("NSUserActivityTypes", "an Info.plist"),
    ("INIntentsSupported", "an Info.plist"),
    ("rootObject", "an Xcode project"),
    ("$archiver", "a keyed archive"),
    ("NSPrivacyTracking", "a privacy manifest"),
    ("NSPrivacyAccessedAPITypes", "a privacy manifest"),
    ("com.apple.security.app-sandbox", "an entitlements file"),
    ("com.apple.security.application-groups", "an entitlements file"),
    ("com.apple.developer.siri", "an entitlements file"),
    ("aps-environment", "an entitlements file"),
    ("application-identifier", "an entitlements file"),
    ("provisioningProfiles", "export options of xcodebuild"),
    ("teamID", "export options of xcodebuild"),
    ("INIntentName", "a single intent without the definition around it"),
  ]

  private static func description(of root: PropertyListNode) -> String? {
    switch root.kind {
    case .array:
      let holdsIntents = root.elements.contains { $0["INIntentName"] != nil }
      return holdsIntents ? "a list of intents without the definition around it" : "an array"
    case .dictionary:
      break
    default:
      return "a single value"
    }
    if root.entries.isEmpty { return "an empty dictionary" }
    for mark in marks where root[mark.key] != nil {
      return mark.description
    }
    if root.entries.allSatisfy({ $0.value["NSStringLocalizedFormatKey"] != nil }) { return "a .stringsdict table" }
    if root.entries.allSatisfy({ $0.key.utf8.starts(with: "com.apple.".utf8) }) { return "an entitlements file" }
    if root.entries.allSatisfy({ $0.value.kind == .string }) { return "a table of strings" }
    return nil
  }
}
