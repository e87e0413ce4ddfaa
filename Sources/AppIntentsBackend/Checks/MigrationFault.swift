/// Code that the compiler or the extraction of metadata would not take: a mistake of the back end, never of a definition.
package struct MigrationFault: Sendable, Equatable, CustomStringConvertible {
  /// What found it.
  ///
  /// For example: `LiteralTextCheck`
  package let check: String

  /// The name of the file.
  ///
  /// For example: `OrderSoup.swift`
  package let file: String

  /// The declaration, as a path of names.
  ///
  /// For example: `OrderSoup.soup`
  package let element: String

  /// What is wrong, as a sentence without a full stop.
  package let message: String

  package var description: String { "\(file): \(element): \(message) [\(check)]" }
}
