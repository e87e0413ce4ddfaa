internal import AppIntentsBackend
internal import SourceDiagnostics

/// The remarks of a report as findings: a warning where something is lost, a note for anything else.
struct MigrationFindings {
  private let report: MigrationReport

  /// How many elements a message names.
  private static let namedCount = 3

  /// The findings of a report.
  init(_ report: MigrationReport) {
    self.report = report
  }

  /// The findings, one for all elements of a file of which the same is to be said.
  var diagnostics: [Diagnostic] {
    var paths: [String] = []
    var remarks: [String: [MigrationRemark]] = [:]
    for remark in report.allRemarks {
      let path = remark.location?.file.path ?? ""
      if remarks[path] == nil { paths.append(path) }
      remarks[path, default: []].append(remark)
    }
    let faults = (report.account?.faults ?? []).map {
      Diagnostic(.lossyMigration, $0, at: nil, hint: "this is a mistake of intentc; report it")
    }
    return paths.flatMap {
      RemarkGroup.groups(of: remarks[$0] ?? [], tellsSubjectsApart: false).map(diagnostic)
    } + faults
  }

  private func diagnostic(for group: RemarkGroup) -> Diagnostic {
    Diagnostic(
      .lossyMigration, severity: group.verdict == .lost ? .warning : .note,
      "\(elements(of: group)), \(Self.list(group.subjects)) \(group.verdict.words): \(group.reason)",
      at: group.remarks.first?.location)
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
    guard names.count > Self.namedCount else { return Self.list(names) }
    return names.prefix(Self.namedCount - 1).joined(separator: ", ") + " and \(names.count - Self.namedCount + 1) more"
  }

  /// For example: `A, B and C`.
  private static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
