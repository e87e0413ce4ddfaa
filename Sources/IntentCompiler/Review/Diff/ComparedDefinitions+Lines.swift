internal import DefinitionComparison
internal import SourceDiagnostics

extension ComparedDefinitions {
  /// A line about a change, or about several that are told together.
  struct Line: Equatable {
    let impact: ChangeImpact
    let text: String
    /// The rule; nil where there is none.
    let rule: String?
    /// The place in words, for example `line 12` or `old line 40`; nil for several changes.
    let place: String?
  }

  /// The lines about the changes of a group.
  ///
  /// String IDs, versions and bookkeeping are counted unless all is to be listed.
  func lines(of changes: [DefinitionChange], listsEverything: Bool) -> [Line] {
    let oldTable = LineTable(old.bytes)
    let newTable = LineTable(new.bytes)
    func line(_ change: DefinitionChange) -> Line {
      let place: String? =
        change.newRange.map { "line \(newTable.position(at: Int($0.lowerBound)).line)" }
        ?? change.oldRange.map { "old line \(oldTable.position(at: Int($0.lowerBound)).line)" }
      return Line(
        impact: change.verdict.impact, text: change.sentence, rule: change.verdict.rule, place: place)
    }
    guard !listsEverything else { return changes.map(line) }
    let changes = Self.told(changes)
    var lines = changes.filter { !Self.folded.contains($0.role) }.map(line)
    for role in Self.folded {
      let some = changes.filter { $0.role == role }
      if some.count == 1, role != .version {
        lines += some.map(line)
      } else if let first = some.first {
        lines.append(
          Line(impact: first.verdict.impact, text: Self.summary(of: some, role), rule: nil, place: nil))
      }
    }
    return ChangeImpact.allCases.flatMap { impact in lines.filter { $0.impact == impact } }
  }

  /// What is counted instead of being listed.
  private static let folded: [KeyRole] = [.stringID, .bookkeeping, .version]

  /// The changes of a group of which something is said: what helps the editor only goes without saying where there is
  /// something to say, and the string ID of a text with the text.
  static func told(_ changes: [DefinitionChange]) -> [DefinitionChange] {
    let rest = changes.filter { !isImplied($0, by: changes) }
    guard rest.contains(where: { $0.role == .stringID || !folded.contains($0.role) }) else { return rest }
    return rest.filter { $0.role != .bookkeeping }
  }

  /// Whether it is the string ID of a text that was added or removed itself.
  private static func isImplied(_ change: DefinitionChange, by changes: [DefinitionChange]) -> Bool {
    guard change.role == .stringID, let path = change.path else { return false }
    return changes.contains { other in
      guard case .changed(_, let old, let new) = other.action, old == nil || new == nil else { return false }
      return other.path.map { $0 + "ID" } == path && other.subjects == change.subjects
    }
  }

  private static func summary(of changes: [DefinitionChange], _ role: KeyRole) -> String {
    switch role {
    case .stringID: "\(changes.count) string IDs changed"
    case .version: "saved by another version of Xcode"
    default: "\(changes.count) values for the editor changed"
    }
  }
}
