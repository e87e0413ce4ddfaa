import IntentSemantics
import ObjectiveCCode

/// The macros that say from which system on a declaration exists.
///
/// Versions are those of the original tool. Its macOS versions look odd: 11.0 is where Intents came to the Mac, 10.16 is
/// the name that macOS 11 had before its release.
enum Availability {
  /// Custom intents as such.
  static let customIntents = [available("12.0", "11.0", "5.0"), unavailableOnTV]

  /// Resolution results of enumerations and types.
  static let results = [available("13.0", "11.0", "6.0"), unavailableOnTV]

  /// Resolution, and properties of types.
  static let resolution = [available("13.0", "11.0", "6.0")]

  /// Collections of options and default values.
  static let optionsCollections = [available("14.0", "11.0", "7.0")]

  /// Properties whose value type came to custom intents with iOS 13.
  static let laterValueTypes = [available("13.0", "10.16", "6.0")]

  /// Options as arrays, which collections replaced.
  static let optionsArrays = [MacroUse("API_DEPRECATED", ["\"\"", "ios(13.0, 14.0)", "watchos(6.0, 7.0)"])]

  /// Some versions of systems, of which some may be deprecated.
  static func macros(_ versions: [SystemAvailability], deprecation: String? = nil) -> [MacroUse] {
    let new = versions.filter { deprecation == nil || $0.deprecated == nil }
    let old = versions.compactMap { row in
      deprecation == nil ? nil : row.deprecated.map { "\(name(row.platform))(\(row.introduced), \($0))" }
    }
    return (new.isEmpty ? [] : [MacroUse("API_AVAILABLE", new.map { "\(name($0.platform))(\($0.introduced))" })])
      + (old.isEmpty ? [] : [MacroUse("API_DEPRECATED", ["\"\(deprecation ?? "")\""] + old)])
  }

  /// The condition for a system to be none of some.
  ///
  /// For example: `!TARGET_OS_OSX && !TARGET_OS_TV`
  static func condition(without platforms: [SystemPlatform]) -> String {
    platforms.map { platform in
      switch platform {
      case .iOS: "!TARGET_OS_IOS"
      case .macOS: "!TARGET_OS_OSX"
      case .watchOS: "!TARGET_OS_WATCH"
      case .tvOS: "!TARGET_OS_TV"
      }
    }.joined(separator: " && ")
  }

  private static func name(_ platform: SystemPlatform) -> String { platform.rawValue.lowercased() }

  private static let unavailableOnTV = MacroUse("API_UNAVAILABLE", ["tvos"])

  private static func available(_ iOS: String, _ macOS: String, _ watchOS: String) -> MacroUse {
    MacroUse("API_AVAILABLE", ["ios(\(iOS))", "macos(\(macOS))", "watchos(\(watchOS))"])
  }
}
