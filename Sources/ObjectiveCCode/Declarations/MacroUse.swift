/// A macro that says something about a declaration.
///
/// For example: `API_AVAILABLE(ios(12.0), macos(11.0))`, `NS_UNAVAILABLE`
package struct MacroUse: Sendable, Equatable {
  /// The name.
  ///
  /// For example: `API_AVAILABLE`
  package let name: String

  /// What stands in parentheses; nil where there are none.
  ///
  /// For example: `ios(12.0)`, `macos(11.0)`
  package let arguments: [String]?

  /// A macro with arguments, or without parentheses.
  package init(_ name: String, _ arguments: [String]? = nil) {
    self.name = name
    self.arguments = arguments
  }

  /// What Swift calls a declaration.
  ///
  /// For example: `NS_SWIFT_NAME(handle(intent:completion:))`
  package static func swiftName(_ name: String) -> MacroUse { MacroUse("NS_SWIFT_NAME", [name]) }

  /// What nobody may use.
  ///
  /// For example: `NS_UNAVAILABLE`
  package static let unavailable = MacroUse("NS_UNAVAILABLE")

  /// The initialiser that others call.
  ///
  /// For example: `NS_DESIGNATED_INITIALIZER`
  package static let designatedInitializer = MacroUse("NS_DESIGNATED_INITIALIZER")
}
