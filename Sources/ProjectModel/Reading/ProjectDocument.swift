internal import PropertyListReader
internal import SourceDiagnostics

/// Reads a property list of a project in whichever syntax it is written.
///
/// A file that cannot be read is an error, as no rule about it can run; fix-its are left out, since a lost brace shows far
/// from its place.
struct ProjectDocument {
  let source: SourceFile

  /// What messages call the file, for example `Xcode project`.
  let subject: String

  let limits: PropertyListLimits

  /// The value that the file holds, or nil when problems have been reported.
  func read(diagnostics: inout DiagnosticEngine) -> ProjectNode? {
    let text = source.bytes.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || Self.isBlank($0) }
    if text.isEmpty {
      report("the file is empty", at: .position(0), to: &diagnostics)
      return nil
    }
    if source.bytes.starts(with: "bplist".utf8) {
      // Build products are binary, and nothing is wrong with them.
      report(
        "the file is a binary property list and is skipped", at: .position(0), severity: .warning,
        hint: "convert it with 'plutil -convert xml1'", to: &diagnostics)
      return nil
    }
    var findings = DiagnosticEngine()
    let root = text.starts(with: "<".utf8) && !text.starts(with: "<<".utf8) ? readXML(&findings) : readText(&findings)
    for finding in findings.diagnostics {
      diagnostics.report(
        Diagnostic(
          .unreadableProjectFile, severity: finding.severity, finding.message, at: finding.location, hint: finding.hint,
          notes: finding.notes))
    }
    guard let root else { return nil }
    guard root.isDictionary else {
      report("the file holds a value of type \(root.kindName), not a dictionary", at: root.range, to: &diagnostics)
      return nil
    }
    return root
  }

  private var kind: InputKind {
    InputKind(problemID: .unreadableProjectFile, complaint: "not a valid \(subject)")
  }

  private func readXML(_ findings: inout DiagnosticEngine) -> ProjectNode? {
    PropertyListReader(limits: limits, kind: kind, repeatedKeys: .kept).read(source, diagnostics: &findings)
      .map { .xml($0.root) }
  }

  private func readText(_ findings: inout DiagnosticEngine) -> ProjectNode? {
    OpenStepReader(kind: kind, limits: limits).read(source, diagnostics: &findings).map { .openStep($0) }
  }

  private func report(
    _ reason: String, at range: SourceRange, severity: Severity = .error, hint: String? = nil,
    to diagnostics: inout DiagnosticEngine
  ) {
    diagnostics.report(
      Diagnostic(
        .unreadableProjectFile, severity: severity,
        severity == .error ? "\(kind.complaint): \(reason)" : reason,
        at: SourceLocation(file: source, range: range), hint: hint))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
