internal import AppIntentsBackend
internal import Localization
internal import SourceDiagnostics

/// The report for people, as plain text.
struct MigrationReportText {
  let run: RunReport
  let places: ReportPlaces

  /// What became of the definitions.
  var report: MigrationReport { run.migration }

  /// A report for people.
  init(_ run: RunReport) {
    self.run = run
    places = ReportPlaces(of: run)
  }

  /// The whole document.
  var text: String {
    var lines = ["\(MigrationDocument.title), \(report.form.name) form, for \(report.target.name) and later", ""]
    lines += report.definitions.map { "  " + $0 } + [""] + overview.map { "  " + $0 }
    lines += losses + changeLines + (run.code?.lines(places) ?? [])
    for declaration in report.declarations { lines += self.lines(of: declaration) }
    lines += sharedTaskLines + unusedLines + shortcutLines + systemIntentLines
    if !report.remarks.isEmpty {
      lines += Self.title("Further remarks") + remarkLines(report.remarks, inside: "")
    }
    if let account = report.account {
      lines += TranslationText(account, places: places).lines
    } else if let untouched = MigrationSummary(report).untouched {
      lines += Self.title("Translations") + ["  " + untouched]
    }
    lines += TextRendering(MigrationSurroundings(run, places).section).lines
    let document = MigrationDocument(run)
    lines += TextRendering(document.compatibility).lines + document.files.flatMap { TextRendering($0).lines }
    return lines.joined(separator: "\n") + "\n"
  }

  static func title(_ text: String) -> [String] { ["", text, String(repeating: "-", count: text.count)] }

  // MARK: Overview

  private var overview: [String] {
    [report.kindCounts.joined(separator: ", "), MigrationSummary(report).remarkCounts]
  }

  /// What is lost comes first, of all definitions together: it is what somebody has to decide about.
  private var losses: [String] {
    let lost = report.allRemarks.filter { $0.verdict == .lost }
    guard !lost.isEmpty else { return ["", "Nothing is lost that users would notice."] }
    return Self.title("Lost: what users will notice")
      + RemarkGroup.groups(of: lost).flatMap { lines(of: $0, inside: nil) }
  }

  private var changeLines: [String] {
    guard !report.changes.isEmpty else { return [] }
    return Self.title("Since the last run")
      + report.changes.map { change in "  \(change.text)" + (change.consequence.map { ": \($0)" } ?? "") }
  }

  // MARK: Declarations

  private func lines(of declaration: ReportedDeclaration) -> [String] {
    let place = declaration.location.map { "  (\(places.short($0)))" } ?? ""
    var lines = Self.title("\(declaration.kind.word) \(declaration.name)")
    lines.append("  \(declaration.className) is now \(declaration.newName)\(place)")
    if let note = declaration.note { lines.append("  " + note) }
    lines.append("  in " + declaration.files.joined(separator: ", "))
    if !declaration.counts.isEmpty {
      lines += Self.wrapped("carried over:", declaration.counts.map(\.words))
    }
    if !declaration.members.isEmpty { lines.append("") }
    lines += Self.aligned(declaration.members.map { $0.cells(in: declaration.kind) }).map { "  " + $0 }
    let (urgent, others) = declaration.sortedRemarks
    return lines + remarkLines(urgent, inside: declaration.name) + taskLines(run.tasks(of: declaration))
      + remarkLines(others, inside: declaration.name)
  }

  /// What is marked in the code.
  private func taskLines(_ tasks: [WrittenTask]) -> [String] {
    guard !tasks.isEmpty else { return [] }
    return ["", "  marked in the code"]
      + Self.aligned(tasks.map { [places.short($0.location), $0.text] }).map { "    " + $0 }
  }

  /// What is marked in code that no declaration has for itself, each once.
  private var sharedTaskLines: [String] {
    let tasks = run.sharedTasks
    return tasks.isEmpty ? [] : Self.title("To do in shared code") + taskLines(tasks).dropFirst()
  }

  private var unusedLines: [String] {
    guard !report.unused.isEmpty else { return [] }
    return Self.title("Not migrated: no intent leads there")
      + report.unused.map { "  \($0.kind.word.lowercased()) \($0.name)  (\(places.short($0.location)))" }
  }

  // MARK: Siri

  private var shortcutLines: [String] {
    guard report.shortcutsProvider != nil || !report.shortcutRemarks.isEmpty else { return [] }
    var lines = Self.title("App Shortcuts")
    if let provider = report.shortcutsProvider { lines.append("  \(provider)") }
    for shortcut in report.shortcuts {
      lines += ["", "  \(shortcut.intent)"] + shortcut.phrases.map { "    \($0)" }
      let others = shortcut.sortedPhraseCounts
      if !others.isEmpty {
        lines.append("    and " + others.map { "\($0.value) in \($0.key)" }.joined(separator: ", "))
      }
    }
    return lines + remarkLines(report.shortcutRemarks, inside: "")
  }

  private var systemIntentLines: [String] {
    guard !report.systemIntents.isEmpty else { return [] }
    return Self.title("Intents of the system")
      + report.systemIntents.flatMap { intent in
        let phrases = RemarkGroup.groups(of: intent.remarks.filter { $0.quote != intent.className })
        let place = intent.location.map { "  (\(places.short($0)))" } ?? ""
        return ["  \(intent.className)\(place)", "    \(intent.outcome)"]
          + phrases.flatMap { lines(of: $0, inside: intent.name).map { "  " + $0 } }
      }
  }

  // MARK: Remarks

  private func remarkLines(_ remarks: [MigrationRemark], inside name: String) -> [String] {
    MigrationRemark.Verdict.allCases.flatMap { verdict -> [String] in
      let groups = RemarkGroup.groups(of: remarks.filter { $0.verdict == verdict })
      guard !groups.isEmpty else { return [] }
      return ["", "  \(verdict.words)"] + groups.flatMap { lines(of: $0, inside: name).map { "  " + $0 } }
    }
  }

  /// A group, and an element a line.
  ///
  /// - Parameters:
  ///   - group: The remarks.
  ///   - name: The declaration that the elements are of, which is not named again; nil to name it.
  /// - Returns: The lines.
  private func lines(of group: RemarkGroup, inside name: String?) -> [String] {
    let rows = group.remarks.map { remark in
      [
        places.short(run.tasks(of: remark).map(\.location)),
        remark.location.map { places.short($0) } ?? "", remark.element.without(name),
        remark.quote.map { "“\($0.singleLine)”" } ?? "",
      ]
    }
    let hint = group.hint.map { " (\($0.singleLine))" } ?? ""
    return ["  \(group.subjects.joined(separator: ", ")): \(group.reason.singleLine)\(hint)"]
      + Self.aligned(rows).map { "      " + $0 }
  }

  // MARK: Lines

  /// Words and a list behind them, in lines of which none is longer than need be.
  private static func wrapped(_ words: String, _ items: [String]) -> [String] {
    let indent = String(repeating: " ", count: words.count + 3)
    var lines = ["  " + words]
    for (index, item) in items.enumerated() {
      let item = index + 1 < items.count ? item + "," : item
      if lines[lines.count - 1].count + item.count >= 100 {
        lines.append(indent + item)
      } else {
        lines[lines.count - 1] += " " + item
      }
    }
    return lines
  }

  /// Rows in columns, without blanks at their ends.
  static func aligned(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let used = (0..<count).filter { column in rows.contains { column < $0.count && !$0[column].isEmpty } }
    let widths = used.map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      var line = zip(used, widths).map { column, width in
        (column < row.count ? row[column] : "").padded(to: width)
      }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

extension ReportedMember {
  /// The member before and after.
  fileprivate func cells(in kind: ReportedDeclaration.Kind) -> [String] {
    switch kind {
    case .intent, .type:
      [name, type ?? "", "→", newName == name ? newType ?? "" : "\(newName ?? ""): \(newType ?? "")"]
    case .enumeration:
      [name, index.map(String.init) ?? "", "→", newName.map { "\($0) = \"\(name)\"" } ?? "no value"]
    }
  }
}
