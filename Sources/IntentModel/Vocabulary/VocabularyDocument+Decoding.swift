package import PropertyListReader
package import SourceDiagnostics

extension VocabularyDocument {
  /// The document of a property list.
  ///
  /// - Parameters:
  ///   - tree: the property list.
  ///   - diagnostics: receives `invalid-vocabulary`, an error for another kind of file, else a warning for a key that is
  ///     missing or stands where the system does not look, and `wrong-value-type` as a warning.
  /// - Returns: the document, or nil when an error has been reported.
  package static func decode(
    _ tree: PropertyListTree, diagnostics: inout DiagnosticEngine
  ) -> VocabularyDocument? {
    let root = tree.root
    guard root.kind == .dictionary else {
      diagnostics.report(
        Diagnostic(
          .invalidVocabulary, "a vocabulary must be a dictionary, not \(root.kind.phrase)",
          at: SourceLocation(file: tree.source, range: root.valueRange)))
      return nil
    }
    if root["INIntents"] != nil {
      diagnostics.report(
        Diagnostic(
          .invalidVocabulary, "this is an intent definition, not a vocabulary",
          at: SourceLocation(file: tree.source, range: root.valueRange)))
      return nil
    }
    var decoder = EntryDecoder(root, as: VocabularyDocument.self, policy: .vocabulary)
    let document = VocabularyDocument(decoding: &decoder)
    diagnostics.report(contentsOf: decoder.diagnostics)
    return document
  }
}
