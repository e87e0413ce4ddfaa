internal import DefinitionComparison
internal import SourceDiagnostics

/// A comparison as text for a terminal.
struct DiffText {
  private let comparison: ComparedDefinitions
  private let listsEverything: Bool

  /// The text of a comparison.
  init(_ comparison: ComparedDefinitions, listsEverything: Bool) {
    self.comparison = comparison
    self.listsEverything = listsEverything
  }

  /// The text.
  var text: String {
    let counts = comparison.counts(listsEverything: listsEverything)
    var lines = ["\(comparison.old.path) → \(comparison.new.path): \(counts)"]
    for group in comparison.groups {
      lines += ["", group.title]
      for line in comparison.lines(of: group.changes, listsEverything: listsEverything) {
        let impact = line.impact.rawValue.padded(to: 10)
        let note = [line.rule, line.place].compactMap(\.self).joined(separator: ", ")
        lines.append("  \(impact)  \(line.text)" + (note.isEmpty ? "" : "  [\(note)]"))
      }
    }
    let reasons = comparison.reasons(listsEverything: listsEverything)
    if !reasons.isEmpty {
      lines += ["", "why"]
      for reason in reasons {
        let harms = reason.harms.map(\.rawValue).joined(separator: ", ")
        lines.append(
          "  \(reason.rule ?? reason.impact.rawValue): \(reason.reason)" + (harms.isEmpty ? "" : "; breaks \(harms)"))
      }
    }
    lines += comparison.remarks.map { "\n" + $0 }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ComparedDefinitions {
  /// What is to be known beside the changes.
  var remarks: [String] {
    var remarks = isMoved ? ["The file was moved."] : []
    if let renamedTable {
      remarks.append(
        "The file has another name: tables must be renamed from '\(renamedTable.old).strings' to "
          + "'\(renamedTable.new).strings', else translations are lost.")
    }
    for (version, sentence) in [(old, "everything is new"), (new, "everything is removed")] where version.bytes.isEmpty
    {
      remarks.append("There is nothing in '\(version.path)': \(sentence).")
    }
    let hidden = changes.count - listedChanges.count
    if let listedImpact, hidden > 0 {
      let others = hidden == 1 ? "1 other is" : "\(hidden) others are"
      remarks.append("Only \(listedImpact.rawValue) changes are listed; \(others) not.")
    }
    if !comparesHandlers {
      remarks.append("Handlers were not compared, since one of the versions has errors; see 'intentc check'.")
    }
    return remarks
  }
}
