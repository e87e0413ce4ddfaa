package import SourceDiagnostics

extension DiagnosticID {
  /// The bytes are no property list of the expected kind.
  package static let malformedDefinition: DiagnosticID = "malformed-definition"

  /// The XML declaration names an encoding that the reader does not apply.
  package static let declaredEncoding: DiagnosticID = "declared-encoding"

  /// The file has more bytes than the limit allows.
  package static let inputTooLarge: DiagnosticID = "input-too-large"

  /// Elements are nested more deeply than the limit allows.
  package static let nestingTooDeep: DiagnosticID = "nesting-too-deep"

  /// A text has more bytes than the limit allows.
  package static let textTooLong: DiagnosticID = "text-too-long"

  /// The file has more elements than the limit allows.
  package static let tooManyElements: DiagnosticID = "too-many-elements"
}
