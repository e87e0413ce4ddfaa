/// What three versions have in one place.
struct MergeSides {
  var base: DefinitionNode?
  var ours: DefinitionNode?
  var theirs: DefinitionNode?

  init(_ base: DefinitionNode?, _ ours: DefinitionNode?, _ theirs: DefinitionNode?) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  /// What stands in a place within each.
  func map(_ transform: (DefinitionNode) -> DefinitionNode?) -> MergeSides {
    MergeSides(base.flatMap(transform), ours.flatMap(transform), theirs.flatMap(transform))
  }

  /// The keys of the dictionaries, in the order of their bytes.
  var keys: [String] {
    var keys: [String] = []
    for member in [base, ours, theirs].flatMap({ $0?.members ?? [] }).sortedByKey {
      if !(keys.last.map(member.hasKey) ?? false) { keys.append(member.key) }
    }
    return keys
  }

  /// What becomes of it where at most one side has changed it, or both alike; nil where it takes more.
  var settled: (node: DefinitionNode?, isOurs: Bool)? {
    if ours == theirs || base == theirs { return (ours, true) }
    return base == ours ? (theirs, false) : nil
  }

  /// Whether a side has what the common ancestor has, which other string IDs do not make something else.
  func isUntouched(_ side: DefinitionNode) -> Bool {
    base == side || base?.withoutStringIDs == side.withoutStringIDs
  }

  /// The highest number; nil where there is none.
  var highest: DefinitionNode? {
    [ours, theirs, base].compactMap(\.self).max { ($0.integer ?? 0) < ($1.integer ?? 0) }
  }
}
