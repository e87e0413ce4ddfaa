package import SwiftCode

/// The interface of a class, or the extension of one.
///
/// For example: `@interface Soup : INObject … @end`
package struct InterfaceDeclaration: Sendable, Equatable {
  /// What the interface is of.
  package enum Kind: Sendable, Equatable {
    /// A class.
    ///
    /// For example: `@interface Soup : INObject <NSCopying>`
    case subclass(of: String, protocols: [String])

    /// What only the file itself sees of a class.
    ///
    /// For example: `@interface Soup ()`
    case classExtension
  }

  /// A run of members that stand together, without blank lines where none of them is documented.
  package typealias Section = [InterfaceMember]

  /// The documentation.
  package let documentation: DocumentationComment?

  /// The macros on the line in front.
  ///
  /// For example: `API_AVAILABLE(ios(12.0))`
  package let macros: [MacroUse]

  /// The name of the class.
  ///
  /// For example: `Soup`
  package let name: String

  /// What it is of.
  package let kind: Kind

  /// The members.
  package let sections: [Section]

  /// An interface of the given parts.
  package init(
    documentation: DocumentationComment? = nil, macros: [MacroUse] = [], _ name: String, _ kind: Kind,
    sections: [Section]
  ) {
    self.documentation = documentation
    self.macros = macros
    self.name = name
    self.kind = kind
    self.sections = sections
  }
}
