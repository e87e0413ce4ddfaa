/// What is known on the way to a place in the tree of a summary.
struct SummaryState {
  /// The parameters that are shown.
  var shown: Set<String> = []

  /// The conditions that hold or fail, by parameter.
  private var known: [String: [(condition: SummaryCondition, holds: Bool)]] = [:]

  /// Notes that conditions on a parameter hold or fail.
  mutating func decide(_ parent: String, _ conditions: [SummaryCondition], _ hold: Bool) {
    known[parent, default: []] += conditions.map { ($0, hold) }
  }

  /// Whether a condition on a parameter holds; nil while that is not decided.
  func verdict(on condition: SummaryCondition, of parent: String) -> Bool? {
    for other in known[parent] ?? [] {
      if let verdict = condition.verdict(where: other.condition, holds: other.holds) { return verdict }
    }
    return nil
  }
}
