internal import CLibXML2
package import SourceDiagnostics

/// Reads XML property lists with the position of everything.
///
/// libxml2 checks the syntax; its events become a flat tree of offsets. There are no entities, no network and no
/// document type: a definition declares the type of property lists, and nothing of it is loaded.
package struct PropertyListReader: Sendable {
  /// How large an input is accepted.
  package let limits: PropertyListLimits

  /// What files are meant to be.
  package let kind: InputKind

  /// What happens to a key that is there twice in one dictionary.
  package let repeatedKeys: RepeatedKeys

  /// Whether the bytes were converted to UTF-8, so that the encoding that a file declares is the one that it had.
  package let isTranscoded: Bool

  /// A reader for files of a kind.
  package init(
    limits: PropertyListLimits = PropertyListLimits(), kind: InputKind = .intentDefinition,
    repeatedKeys: RepeatedKeys = .refused, isTranscoded: Bool = false
  ) {
    self.limits = limits
    self.kind = kind
    self.repeatedKeys = repeatedKeys
    self.isTranscoded = isTranscoded
  }

  // libxml2 wants its global state to be set up before the first use on several threads.
  private static let libraryIsReady: Void = xmlInitParser()

  /// The tree of a file, or nil when errors have been reported.
  package func read(_ source: SourceFile, diagnostics: inout DiagnosticEngine) -> PropertyListTree? {
    let inspection = InputInspection(
      source: source, kind: kind, reportedConflictCount: limits.syntaxErrorCount)
    guard source.bytes.count <= limits.byteCount else {
      diagnostics.report(
        Diagnostic(
          .inputTooLarge, "file has \(source.bytes.count) bytes, more than the limit of \(limits.byteCount)",
          at: SourceLocation(file: source, range: .position(0)), hint: "raise the limit with --max-bytes"))
      return nil
    }
    guard inspection.reportForeignFormat(to: &diagnostics) else { return nil }
    if !isTranscoded { inspection.reportDeclaredEncoding(to: &diagnostics) }

    _ = Self.libraryIsReady
    let (problems, tree) = source.bytes.withUnsafeBufferPointer { bytes in
      var builder = PropertyListBuilder(bytes: bytes, limits: limits, kind: kind, repeatedKeys: repeatedKeys)
      builder.parse()
      return (
        builder.problems,
        PropertyListTree(
          source: source, records: builder.records, decodedTexts: builder.decodedTexts,
          unkeptTexts: builder.unkeptTexts)
      )
    }
    for problem in problems {
      diagnostics.report(
        Diagnostic(
          problem.id, problem.message, at: SourceLocation(file: source, range: problem.range), hint: problem.hint,
          notes: problem.note.map { [DiagnosticNote($0.message, at: SourceLocation(file: source, range: $0.range))] }
            ?? []))
    }
    return problems.isEmpty ? tree : nil
  }
}
