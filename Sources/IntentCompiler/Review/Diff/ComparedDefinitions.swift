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

  /// Whether it is in another place of its folder.
  let isMoved: Bool

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

  /// Why changes have their impacts: each rule with its reasons, once, and each impact with those without a rule.
  ///
  /// - Parameter listsEverything: Whether changes count that are told with others.
  /// - Returns: The reasons, those of graver changes first.
  func reasons(listsEverything: Bool) -> [(rule: String?, impact: ChangeImpact, reason: String, harms: [ChangeHarm])] {
    let told = listsEverything ? listedChanges : groups.flatMap { Self.told($0.changes) }
    var reasons: [(rule: String?, impact: ChangeImpact, reason: String, harms: [ChangeHarm])] = []
    for impact in ChangeImpact.allCases {
      var others: [String] = []
      for verdict in told.map(\.verdict) where verdict.impact == impact {
        if verdict.rule == nil {
          if !others.contains(verdict.reason) { others.append(verdict.reason) }
        } else if !reasons.contains(where: { $0.rule == verdict.rule && $0.reason == verdict.reason }) {
          reasons.append((verdict.rule, impact, verdict.reason, verdict.harms))
        }
      }
      if !others.isEmpty { reasons.append((nil, impact, others.joined(separator: "; "), [])) }
    }
    return reasons
  }
}
