package import SourceDiagnostics

/// Reads old-style property lists, the text format of NeXTSTEP that `.strings` files and Xcode projects are written in,
/// with the position of everything.
///
/// It accepts what Apple's parser accepts, quotation marks of either kind included, except for comments and strings
/// that never end. The bytes are UTF-8; a byte order mark is skipped.
package struct OpenStepReader: Sendable {
  /// What files are meant to be.
  package let kind: InputKind

  /// How large an input is accepted.
  package let limits: PropertyListLimits

  /// A reader for files of a kind.
  package init(kind: InputKind, limits: PropertyListLimits = PropertyListLimits()) {
    self.kind = kind
    self.limits = limits
  }

  /// The value of a file, for example of a `project.pbxproj`, or nil when errors have been reported.
  package func read(_ source: SourceFile, diagnostics: inout DiagnosticEngine) -> OpenStepNode? {
    tree(of: source, diagnostics: &diagnostics) { $0.parseValue() }?.root
  }

  /// The entries of a `.strings` file, which is a dictionary without braces, or nil when errors have been reported.
  ///
  /// Braces around the entries are accepted, and so is a file without entries.
  package func readStrings(_ source: SourceFile, diagnostics: inout DiagnosticEngine) -> [OpenStepEntry]? {
    tree(of: source, diagnostics: &diagnostics) { $0.parseStrings() }?.root.entries
  }

  private func tree(
    of source: SourceFile, diagnostics: inout DiagnosticEngine, parse: (inout OpenStepParser) -> Void
  ) -> OpenStepTree? {
    guard source.bytes.count <= limits.byteCount else {
      diagnostics.report(
        Diagnostic(
          .inputTooLarge, "file has \(source.bytes.count) bytes, more than the limit of \(limits.byteCount)",
          at: SourceLocation(file: source, range: .position(0)), hint: "raise the limit with --max-bytes"))
      return nil
    }
    var parser = OpenStepParser(source: source, kind: kind, limits: limits)
    if parser.checkFormat() { parse(&parser) }
    for problem in parser.problems {
      diagnostics.report(problem)
    }
    guard !parser.problems.contains(where: { $0.severity == .error }) else { return nil }
    return OpenStepTree(
      source: source, records: parser.records, decodedTexts: parser.decodedTexts, comments: parser.comments)
  }
}
