internal import DefinitionComparison
internal import SourceDiagnostics

/// Two versions of a definition and what is different.
struct ComparedDefinitions {
  let old: SourceFile
  let new: SourceFile
  let changes: [DefinitionChange]

  /// How grave the changes are that are listed, of all that are counted; nil for all.
  let listedImpact: ChangeImpact?

  /// Whether handlers were compared, too, which takes two versions without errors.
  let comparesHandlers: Bool

  /// The tables of translations that have to be renamed, since the file was; nil for none.
  let renamedTable: RenamedTable?

  /// The number of changes of an impact.
  func count(_ impact: ChangeImpact) -> Int { changes.count { $0.verdict.impact == impact } }

  /// The number of changes in words, for example `1 breaking, 3 compatible, 2 cosmetic`, without those that are told
  /// with others unless all is to be listed.
  func counts(listsEverything: Bool) -> String {
    let told = listsEverything ? changes : Self.groups(of: changes).flatMap { Self.told($0.changes) }
    let parts = ChangeImpact.allCases.compactMap { impact in
      let count = told.count { $0.verdict.impact == impact }
      return count > 0 ? "\(count) \(impact.rawValue)" : nil
    }
    return parts.isEmpty ? "no change of meaning" : parts.joined(separator: ", ")
  }

  /// The changes that are listed.
  var listedChanges: [DefinitionChange] {
    changes.filter { listedImpact == nil || $0.verdict.impact == listedImpact }
  }

  /// The listed changes by intent, enumeration or type, each with the gravest first, and groups with graver ones before
  /// others; among those with alike ones, the definition comes first.
  var groups: [(title: String, changes: [DefinitionChange])] { Self.groups(of: listedChanges) }

  private static func groups(of changes: [DefinitionChange]) -> [(title: String, changes: [DefinitionChange])] {
    var titles: [String] = []
    var grouped: [String: [DefinitionChange]] = [:]
    for change in changes {
      let title = change.group ?? "definition"
      if grouped[title] == nil { titles.append(title) }
      grouped[title, default: []].append(change)
    }
    let groups = titles.map { title in
      // The order of the definition stays among changes of one impact.
      let changes = grouped[title] ?? []
      return (
        title: title,
        changes: ChangeImpact.allCases.flatMap { impact in
          changes.filter { $0.verdict.impact == impact }
        }
      )
    }
    return ChangeImpact.allCases.flatMap { impact in groups.filter { $0.changes.first?.verdict.impact == impact } }
  }

  /// Why changes are breaking, and other things to know: each rule with its reasons, once.
  var reasons: [(rule: String?, reason: String, harms: [ChangeHarm])] {
    var reasons: [(rule: String?, reason: String, harms: [ChangeHarm])] = []
    for impact in ChangeImpact.allCases {
      for verdict in listedChanges.map(\.verdict) where verdict.impact == impact {
        guard let reason = verdict.reason else { continue }
        if !reasons.contains(where: { $0.rule == verdict.rule && $0.reason == reason }) {
          reasons.append((verdict.rule, reason, verdict.harms))
        }
      }
    }
    return reasons
  }
}
