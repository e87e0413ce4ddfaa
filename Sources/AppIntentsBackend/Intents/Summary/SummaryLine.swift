import IntentSemantics

/// What a summary says of the parameters that it shows.
struct SummaryLine: Equatable {
  /// The text; nil where there is none.
  let title: FormatText?

  /// The parameters that the text does not name, in their order.
  let listed: [String]

  /// The index of the combination that the text and the order come from; nil where there is none.
  let combination: Int?

  /// Whether the combination is about all parameters that are shown.
  let isExact: Bool

  /// The line for parameters: the combination of just these, else the largest one of some of them.
  ///
  /// - Parameters:
  ///   - names: The parameters that are shown, in the order of the definition.
  ///   - combinations: The combinations of the definition.
  ///   - keyParameter: The parameter that comes first where no combination gives an order.
  init(showing names: [String], combinations: [ParameterCombination], keyParameter: String?) {
    let shown = Set(names)
    var found: Int?
    // No two combinations are of the same parameters.
    for (index, combination) in combinations.enumerated() where shown.isSuperset(of: combination.parameters) {
      if let best = found, combinations[best].parameters.count >= combination.parameters.count { continue }
      found = index
    }
    guard let found else {
      title = nil
      listed = names.filter { $0 == keyParameter } + names.filter { $0 != keyParameter }
      combination = nil
      isExact = false
      return
    }
    let chosen = combinations[found]
    let own = Set(chosen.parameters)
    let ordered = chosen.parameters + names.filter { !own.contains($0) }
    let named = Set(chosen.title?.format.tokens.map(\.name) ?? [])
    title = chosen.title
    listed = ordered.filter { !named.contains($0) }
    combination = found
    isExact = own == shown
  }
}
