internal import ProjectModel
internal import SourceDiagnostics

extension IntentLists {
  /// The lists of class names that there are, with their keys.
  var classLists: [(key: String, list: LocatedNames)] {
    [
      (keyPrefix + "IntentsSupported", supported),
      (keyPrefix + "IntentsRestrictedWhileLocked", restrictedWhileLocked),
      (keyPrefix + "IntentsRestrictedWhileProtectedDataUnavailable", restrictedWhileProtectedDataUnavailable),
    ].compactMap { key, list in list.map { (key, $0) } }
  }

  /// The lists of classes that the bundle handles only while the device is unlocked.
  var restrictedLists: [LocatedNames] {
    [restrictedWhileLocked, restrictedWhileProtectedDataUnavailable].compactMap(\.self)
  }

  /// The key of the list of media categories.
  var mediaCategoriesKey: String { keyPrefix + "SupportedMediaCategories" }
}

extension InfoPlist {
  /// A place in the file.
  func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(file: source, range: range)
  }

  /// Both kinds of lists: a file may have those of the wrong kind, too.
  var allIntentLists: [IntentLists] { [extensionIntents, appIntents] }
}

extension String {
  /// Whether a build setting stands in the text, so that nobody knows what the build makes of it.
  var hasBuildSetting: Bool { utf8.contains(UInt8(ascii: "$")) }
}
