package import SwiftCode

/// A property.
///
/// For example: `@property (readwrite, copy, nullable, nonatomic) NSString *soup;`
package struct PropertyDeclaration: Sendable, Equatable {
  /// The documentation.
  package let documentation: DocumentationComment?

  /// The words in parentheses.
  ///
  /// For example: `readwrite`, `copy`, `nullable`, `nonatomic`
  package let attributes: [String]

  /// The type.
  ///
  /// For example: `NSString *`
  package let type: ObjectiveCType

  /// The name.
  ///
  /// For example: `soup`
  package let name: String

  /// The macros behind the name.
  package let macros: [MacroUse]

  /// A property of the given parts.
  package init(
    documentation: DocumentationComment? = nil, attributes: [String], _ type: ObjectiveCType, _ name: String,
    macros: [MacroUse] = []
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.type = type
    self.name = name
    self.macros = macros
  }
}
