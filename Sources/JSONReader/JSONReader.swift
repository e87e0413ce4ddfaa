package import SourceDiagnostics

/// Reads JSON or JSON5 with the position of everything.
///
/// Nothing is lost in silence: what a value cannot hold (a number above the largest double, half a surrogate pair, a key
/// that is there twice) is an error.
package struct JSONReader: Sendable {
  private let dialect: JSONDialect
  private let problemID: DiagnosticID
  private let byteLimit: Int
  private let depthLimit: Int

  /// The number of duplicate keys after which the rest is only counted.
  private static let reportedDuplicateCount = 20

  /// A reader of a dialect.
  ///
  /// - Parameters:
  ///   - dialect: which texts are accepted.
  ///   - problemID: the id of every error that the reader reports.
  ///   - byteLimit: the largest file, in bytes; at most 2 GiB.
  ///   - depthLimit: the deepest nesting of arrays and objects.
  package init(dialect: JSONDialect, problemID: DiagnosticID, byteLimit: Int = 64 << 20, depthLimit: Int = 128) {
    self.dialect = dialect
    self.problemID = problemID
    self.byteLimit = min(byteLimit, Int(Int32.max))
    self.depthLimit = depthLimit
  }

  /// The value that a file holds, or nil when errors have been reported.
  ///
  /// Reading stops at the first error of the syntax; the text is UTF-8 with or without a byte order mark.
  package func read(_ source: SourceFile, diagnostics: inout DiagnosticEngine) -> JSONNode? {
    do throws(JSONProblem) {
      let inspection = JSONInputInspection(bytes: source.bytes, dialect: dialect, byteLimit: byteLimit)
      let start = try inspection.startOfText()
      var parser = JSONParser(bytes: source.bytes, start: start, dialect: dialect, depthLimit: depthLimit)
      try parser.parse()
      let tree = JSONTree(
        source: source, records: parser.records, decodedTexts: parser.decodedTexts, sortedKeys: parser.sortedKeys)
      guard parser.duplicateKeys.isEmpty else {
        report(parser.duplicateKeys, in: tree, to: &diagnostics)
        return nil
      }
      return JSONNode(tree: tree, index: 0)
    } catch {
      diagnostics.report(
        Diagnostic(
          problemID, "not valid \(dialect.name): \(error.reason)",
          at: SourceLocation(file: source, range: error.range), hint: error.hint, fixIts: error.fixIts))
      return nil
    }
  }

  private func report(_ duplicates: [JSONDuplicateKey], in tree: JSONTree, to diagnostics: inout DiagnosticEngine) {
    let shown = duplicates.sorted { $0.repetition < $1.repetition }.prefix(Self.reportedDuplicateCount)
    for (position, duplicate) in shown.enumerated() {
      let key = JSONMemberNode(tree: tree, index: duplicate.repetition)
      let first = JSONMemberNode(tree: tree, index: duplicate.first)
      var notes = [DiagnosticNote("first used here", at: SourceLocation(file: tree.source, range: first.keyRange))]
      if position == shown.count - 1, duplicates.count > shown.count {
        notes.append(DiagnosticNote("\(duplicates.count - shown.count) further repeated keys are not shown", at: nil))
      }
      diagnostics.report(
        Diagnostic(
          problemID, "not valid \(dialect.name): key '\(key.key.value)' appears twice in the same object",
          at: SourceLocation(file: tree.source, range: key.keyRange),
          hint: "delete one of the two; programs disagree about which one counts", notes: notes))
    }
  }
}
