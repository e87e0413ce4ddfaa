import SwiftCode

/// The attribute lines that say from which system on a declaration exists.
///
/// Versions and line breaks are those of the original tool. Its macOS versions look odd: 11.0 is where Intents came to
/// the Mac, 10.16 is the name that macOS 11 had before its release.
enum Availability {
  /// Custom intents as such.
  static let customIntents = AttributeLine(
    .available("iOS 12.0", "macOS 11.0", "watchOS 5.0"), .unavailable(on: "tvOS"))

  /// Resolution results of enumerations and types.
  static let results = AttributeLine(.available("iOS 13.0", "macOS 11.0", "watchOS 6.0"), .unavailable(on: "tvOS"))

  /// Resolution, properties of types and asynchronous forms.
  static let resolution = AttributeLine(.available("iOS 13.0", "macOS 11.0", "watchOS 6.0"))

  /// Collections of options and default values.
  static let optionsCollections = AttributeLine(.available("iOS 14.0", "macOS 11.0", "watchOS 7.0"))

  /// Properties whose value type came to custom intents with iOS 13.
  static let laterValueTypes = AttributeLine(.available("iOS 13.0", "macOS 10.16", "watchOS 6.0"))

  /// Options as arrays, which collections replaced.
  static let optionsArrays = [
    AttributeLine(.deprecated(on: "iOS", introduced: "13.0", deprecated: "14.0")),
    AttributeLine(.deprecated(on: "watchOS", introduced: "6.0", deprecated: "7.0")),
  ]

  /// Members that must not be used.
  static let never = AttributeLine(.unavailable(on: "*"))
}
