package import SourceDiagnostics

/// A case of an enumeration.
package struct SwiftEnumCase: Sendable, Equatable {
  /// The name without back-ticks.
  package let name: Located<String>

  /// The labels of the associated values in order, `_` for a value without one.
  package let labels: [String]

  /// The types of the associated values as they are written, without default values.
  package let types: [String]

  /// The literal behind `=`; nil where there is none.
  package let rawValue: SourceRange?
}
