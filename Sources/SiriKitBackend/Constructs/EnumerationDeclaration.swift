import IntentSemantics
import SiriKitInterface
import SwiftCode

/// An enumeration of the definition.
///
/// For example: `@objc public enum SoupSize: Int { … }`
struct EnumerationDeclaration {
  /// The enumeration.
  let enumeration: Enumeration

  /// The options.
  let options: SiriKitOptions

  /// The enumeration, with the values and gaps that the file has.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: enumeration.documentation, attributes: [Availability.customIntents],
        modifiers: [.objc] + options.typeModifiers, .enum, enumeration.className, inheritance: [.named("Int")],
        members: enumeration.values.map { value in
          .enumCase(
            EnumCaseDeclaration(
              documentation: value.documentation, value.name.withLowercasedFirstLetter, quoting: .always,
              rawValue: .integer(value.index)))
        }, layout: .compact))
  }
}
