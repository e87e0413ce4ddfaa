internal import PropertyListReader
internal import SourceDiagnostics

extension InputKind {
  /// A table of translations.
  static let stringTable = InputKind(problemID: .unreadableTable, complaint: "cannot read table")
}
