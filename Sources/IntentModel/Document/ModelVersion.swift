/// The version of the format, `INIntentDefinitionModelVersion`; named after the Xcode that introduced it.
package enum ModelVersion: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Intents, parameters, shortcut types, responses and enumerations.
  case xcode10 = "1.0"
  /// Adds namespaces, types, metadata, dialogs, resolution, managed combinations and display names.
  case xcode11 = "1.1"
  /// Adds widgets, array sizes, search and parameters that are configurable each; frozen since.
  case xcode12 = "1.2"

  /// The version of a definition that states none, or one that is read all the same.
  package static let newest = ModelVersion.xcode12

  package static func < (left: ModelVersion, right: ModelVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}
