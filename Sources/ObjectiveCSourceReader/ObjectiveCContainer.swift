package import SourceDiagnostics

/// A part of a class, or a protocol: what stands between an `@interface`, `@implementation` or `@protocol` and its `@end`.
package struct ObjectiveCContainer: Sendable, Equatable {
  /// What kind of part it is.
  package enum Kind: Sendable, Equatable {
    case interface
    case implementation
    case `protocol`
  }

  /// What kind of part it is.
  package let kind: Kind

  /// The name of the class or protocol.
  package let name: Located<String>

  /// The name of the category, empty for a class extension; nil for the class itself.
  package let category: String?

  /// The superclass, where it is named.
  package let superclass: Located<String>?

  /// The protocols that are adopted.
  package let protocols: [Located<String>]

  /// The methods in their order.
  package let methods: [ObjectiveCMethod]

  /// Everything from the first sign to the end of `@end`; where that is missing, to the next part or the end of the file.
  package let range: SourceRange

  /// What stands between the head and `@end`.
  package let body: SourceRange

  /// The files that are included within it, with the lines that do so.
  package let inclusions: [Located<String>]

  /// The lines of conditional compilation around it, as they are written, from the outside in.
  package let conditions: [String]

  /// The file.
  package let source: SourceFile

  /// Where its name stands.
  package var location: SourceLocation { SourceLocation(file: source, range: name.range) }

  /// Where it names a protocol; nil where it does not.
  package func adoption(of protocolName: String) -> SourceLocation? {
    protocols.first { $0.value == protocolName }.map { SourceLocation(file: source, range: $0.range) }
  }
}
