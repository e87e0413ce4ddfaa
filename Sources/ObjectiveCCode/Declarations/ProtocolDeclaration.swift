package import SwiftCode

/// A protocol.
///
/// For example: `@protocol OrderSoupIntentHandling <NSObject> @required … @optional … @end`
package struct ProtocolDeclaration: Sendable, Equatable {
  /// The documentation.
  package let documentation: DocumentationComment?

  /// The macros on the line in front.
  package let macros: [MacroUse]

  /// The name.
  ///
  /// For example: `OrderSoupIntentHandling`
  package let name: String

  /// The protocols that it builds upon.
  ///
  /// For example: `NSObject`
  package let protocols: [String]

  /// What every conforming class must have.
  package let required: [InterfaceMember]

  /// What a conforming class may have.
  package let optional: [InterfaceMember]

  /// A protocol of the given parts.
  package init(
    documentation: DocumentationComment? = nil, macros: [MacroUse] = [], _ name: String, protocols: [String],
    required: [InterfaceMember], optional: [InterfaceMember]
  ) {
    self.documentation = documentation
    self.macros = macros
    self.name = name
    self.protocols = protocols
    self.required = required
    self.optional = optional
  }
}
