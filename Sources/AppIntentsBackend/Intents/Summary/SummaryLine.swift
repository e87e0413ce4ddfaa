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
    let found =
      combinations.indices.first { Set(combinations[$0].parameters) == shown }
      ?? combinations.indices.filter { shown.isSuperset(of: combinations[$0].parameters) }
      .reduce(nil) { best, next in
        guard let best, combinations[best].parameters.count >= combinations[next].parameters.count else { return next }
        return best
      }
    guard let found else {
      title = nil
      listed = names.filter { $0 == keyParameter } + names.filter { $0 != keyParameter }
      combination = nil
      isExact = false
      return
    }
    let chosen = combinations[found]
    let ordered = chosen.parameters + names.filter { !chosen.parameters.contains($0) }
    let named = Set(chosen.title?.format.tokens.map(\.name) ?? [])
    title = chosen.title
    listed = ordered.filter { !named.contains($0) }
    combination = found
    isExact = Set(chosen.parameters) == shown
  }
}
