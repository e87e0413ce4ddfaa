package import SourceDiagnostics

extension Located<String>? {
  /// The text where there is one: an empty text means the same as none.
  package var nonEmpty: Located<String>? {
    flatMap { $0.value.isEmpty ? nil : $0 }
  }
}
