/// Remarks that say the same of several elements.
package struct RemarkGroup: Sendable, Equatable {
  /// The remarks, in their order; never empty.
  package let remarks: [MigrationRemark]

  /// What became of the elements.
  package let verdict: MigrationRemark.Verdict

  /// What the remarks are about, as people call it; several where they were not told apart.
  package let subjects: [String]

  /// What was done and why.
  package let reason: String

  /// What can be done about it, as a clause.
  package var hint: String? { remarks.lazy.compactMap(\.hint).first }

  /// Puts remarks together that say the same, in the order of the first of each.
  ///
  /// - Parameters:
  ///   - remarks: The remarks.
  ///   - tellsSubjectsApart: Whether they have to be about the same, too.
  /// - Returns: The groups.
  package static func groups(of remarks: [MigrationRemark], tellsSubjectsApart: Bool = true) -> [RemarkGroup] {
    struct Key: Hashable {
      let verdict: MigrationRemark.Verdict
      let subject: String
      let reason: String
    }
    var keys: [Key] = []
    var groups: [Key: [MigrationRemark]] = [:]
    for remark in remarks {
      let key = Key(verdict: remark.verdict, subject: tellsSubjectsApart ? remark.words : "", reason: remark.reason)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(remark)
    }
    return keys.map { key in
      let members = groups[key] ?? []
      var subjects: [String] = []
      for words in members.map(\.words) where !subjects.contains(words) { subjects.append(words) }
      return RemarkGroup(remarks: members, verdict: key.verdict, subjects: subjects, reason: key.reason)
    }
  }
}
