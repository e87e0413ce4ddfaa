package import SourceDiagnostics

/// The findings of one run, sorted by file and place.
public struct DiagnosticReport: Sendable, Equatable {
  /// The findings.
  package let diagnostics: [Diagnostic]

  /// A report of the given findings.
  package init(_ engine: DiagnosticEngine) {
    diagnostics = engine.sorted
  }

  private init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// The report for people, who see enough in the first findings of a kind in a file: the others are counted.
  ///
  /// - Parameters:
  ///   - count: How many of a kind are told of each file.
  ///   - keepsErrors: Whether every error is told.
  ///   - hint: How the others are to be had.
  /// - Returns: The report.
  public func abridged(to count: Int = 5, keepsErrors: Bool = false, hint: String) -> DiagnosticReport {
    struct Kind: Hashable {
      let id: DiagnosticID
      let severity: Severity
      let path: String?
    }
    func kind(_ diagnostic: Diagnostic) -> Kind {
      Kind(id: diagnostic.id, severity: diagnostic.severity, path: diagnostic.location?.file.path)
    }
    let counts = Dictionary(grouping: diagnostics, by: kind).mapValues(\.count)
    var told: [Kind: Int] = [:]
    return DiagnosticReport(
      diagnostics.compactMap { diagnostic in
        if keepsErrors, diagnostic.severity == .error { return diagnostic }
        let kind = kind(diagnostic)
        let number = told[kind, default: 0]
        told[kind] = number + 1
        // A line about a single finding takes as much room as the finding.
        guard number >= count, let total = counts[kind], total > count + 1 else { return diagnostic }
        guard number == count else { return nil }
        return Diagnostic(
          diagnostic.id, severity: diagnostic.severity, "there are \(total - count) more of the same kind",
          at: diagnostic.location, hint: hint)
      })
  }

  /// The number of errors; with any, nothing was written.
  public var errorCount: Int { diagnostics.count { $0.severity == .error } }

  /// The number of warnings.
  public var warningCount: Int { diagnostics.count { $0.severity == .warning } }

  /// Whether there is an error among the findings.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The findings as text; empty when there are none, except in the styles that are documents.
  ///
  /// - Parameters:
  ///   - style: The form.
  ///   - includesNotes: Whether findings for information only are written too.
  ///   - isColored: Whether to write ANSI colours; only excerpts have them.
  /// - Returns: The text, each line ended.
  public func rendered(as style: ReportStyle, includesNotes: Bool = false, isColored: Bool = false) -> String {
    let shown = includesNotes ? diagnostics : diagnostics.filter { $0.severity != .note }
    return style.diagnosticStyle.render(
      shown, toolVersion: Compiler.version,
      rules: style == .sarif ? RuleReference.metadata(of: Set(shown.map(\.id))) : [],
      colored: isColored)
  }

  /// The findings as plain values, for programs that show them in their own way.
  public var findings: [Finding] {
    var tables: [String: (file: SourceFile, lines: LineTable)] = [:]
    return diagnostics.map { diagnostic in
      var position: SourcePosition?
      if let location = diagnostic.location {
        // Definitions in memory may share a path.
        var known = tables[location.file.path]
        if known?.file != location.file {
          known = (location.file, LineTable(location.file.bytes))
          tables[location.file.path] = known
        }
        position = known?.lines.position(at: Int(location.range.lowerBound))
      }
      return Finding(
        id: diagnostic.id.slug, severity: Finding.Severity(diagnostic.severity), message: diagnostic.message.singleLine,
        hint: diagnostic.hint?.singleLine, path: diagnostic.location?.file.path, line: position?.line,
        column: position?.column)
    }
  }
}
