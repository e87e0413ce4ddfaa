/// Remarks that say the same of several elements.
package struct RemarkGroup: Sendable, Equatable {
  /// The remarks, in their order; never empty.
  package let remarks: [MigrationRemark]

  /// What became of the elements.
  package let verdict: MigrationRemark.Verdict

  /// What the remarks are about, as people call it.
  package let subject: String

  /// What was done and why.
  package let reason: String

  /// Puts remarks together that say the same, in the order of the first of each.
  package static func groups(of remarks: [MigrationRemark]) -> [RemarkGroup] {
    struct Key: Hashable {
      let verdict: MigrationRemark.Verdict
      let subject: String
      let reason: String
    }
    var keys: [Key] = []
    var groups: [Key: [MigrationRemark]] = [:]
    for remark in remarks {
      let key = Key(verdict: remark.verdict, subject: remark.words, reason: remark.reason)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(remark)
    }
    return keys.map { key in
      RemarkGroup(remarks: groups[key] ?? [], verdict: key.verdict, subject: key.subject, reason: key.reason)
    }
  }
}
