package import SwiftCode

/// An enumeration that Swift imports as one.
///
/// For example: `typedef NS_ENUM(NSInteger, SoupSize) { … };`
package struct NSEnumDeclaration: Sendable, Equatable {
  /// A constant of an enumeration.
  ///
  /// For example: `SoupSizeBowl = 1`
  package struct Constant: Sendable, Equatable {
    /// The documentation.
    package let documentation: DocumentationComment?

    /// The name.
    ///
    /// For example: `SoupSizeBowl`
    package let name: String

    /// The macros behind the name.
    ///
    /// For example: `NS_SWIFT_NAME(bowl)`
    package let macros: [MacroUse]

    /// The value; nil for one more than that of the constant before it.
    package let value: Int?

    /// A constant of the given parts.
    package init(
      documentation: DocumentationComment? = nil, _ name: String, macros: [MacroUse] = [], value: Int? = nil
    ) {
      self.documentation = documentation
      self.name = name
      self.macros = macros
      self.value = value
    }
  }

  /// The documentation.
  package let documentation: DocumentationComment?

  /// The name.
  ///
  /// For example: `SoupSize`
  package let name: String

  /// The constants.
  package let constants: [Constant]

  /// Whether a comma follows the last constant, too.
  package let endsWithComma: Bool

  /// The macros behind the closing brace.
  package let macros: [MacroUse]

  /// An enumeration of the given parts.
  package init(
    documentation: DocumentationComment? = nil, _ name: String, constants: [Constant], endsWithComma: Bool = false,
    macros: [MacroUse] = []
  ) {
    self.documentation = documentation
    self.name = name
    self.constants = constants
    self.endsWithComma = endsWithComma
    self.macros = macros
  }
}
