internal import AppIntentsBackend
internal import SourceDiagnostics

/// The remarks of a report as findings: a warning where something is lost, a note for anything else.
struct MigrationFindings {
  private let report: MigrationReport

  /// How many names a message has at most.
  private static let namedCount = 3

  /// The findings of a report.
  init(_ report: MigrationReport) {
    self.report = report
  }

  /// The findings, one for all elements of which the same is to be said.
  var diagnostics: [Diagnostic] {
    let faults = (report.account?.faults ?? []).map {
      Diagnostic(.lossyMigration, $0, at: nil, hint: "this is a mistake of intentc; report it")
    }
    return RemarkGroup.groups(of: report.allRemarks, tellsSubjectsApart: false).map(diagnostic) + faults
  }

  private func diagnostic(for group: RemarkGroup) -> Diagnostic {
    Diagnostic(
      .lossyMigration, severity: group.verdict == .lost ? .warning : .note,
      "\(elements(of: group)), \(Self.list(group.subjects)) \(group.verdict.words): \(group.reason)",
      at: group.remarks.first?.location, hint: group.hint)
  }

  /// The elements that a group is about, the first of many by name.
  ///
  /// For example: `'A', 'B' and 3 more`
  private func elements(of group: RemarkGroup) -> String {
    var names: [String] = []
    for remark in group.remarks where !names.contains("'\(remark.element)'") { names.append("'\(remark.element)'") }
    if group.remarks.count == 1, let quote = group.remarks.first?.quote {
      return "\(names[0]) (“\(quote)”)"
    }
    return Self.list(names)
  }

  /// For example: `A, B and C`, `A, B and 4 more`.
  private static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    guard words.count > namedCount else { return words.dropLast().joined(separator: ", ") + " and " + last }
    return words.prefix(namedCount - 1).joined(separator: ", ") + " and \(words.count - namedCount + 1) more"
  }
}
