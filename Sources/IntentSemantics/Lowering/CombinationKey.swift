internal import SourceDiagnostics

/// The key of a combination: names of parameters joined by commas, the empty text for none.
struct CombinationKey {
  /// The names, in the order of the key.
  let parameters: [String]

  /// What the texts of the combination may name.
  let tokenScope: TokenScope

  /// The names of a key; nil when it names an unknown parameter or one twice, which is reported.
  init?(_ key: Located<String>, in scope: ParameterScope, _ context: inout LoweringContext) {
    let names =
      key.value.isEmpty ? [] : key.value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var seen: Set<String> = []
    for name in names {
      guard scope.names.contains(name) else {
        // Where a parameter's name could not be read, it may be this one.
        if scope.isComplete {
          context.error(
            .invalidCombination, "combination '\(key.value)' names unknown parameter '\(name)'", at: key.range,
            hint: context.hint(for: name, among: scope.names))
        }
        return nil
      }
      guard seen.insert(name).inserted else {
        context.error(.invalidCombination, "combination '\(key.value)' repeats '\(name)'", at: key.range)
        return nil
      }
    }
    parameters = names
    var tokenScope = TokenScope(owner: scope.owner, values: scope.types, members: seen)
    tokenScope.isComplete = scope.isComplete
    tokenScope.faultyNames = scope.faultyNames
    tokenScope.foreignReason = (.warning, "names a parameter that is not in the combination")
    self.tokenScope = tokenScope
  }

  /// Reports keys that hold the same parameters in another order.
  static func checkDistinct(_ keys: [Located<String>], in context: inout LoweringContext) {
    guard keys.count > 1 else { return }
    var known: [[String]: Located<String>] = [:]
    for key in keys {
      let sorted = key.value.split(separator: ",").map(String.init).sorted()
      if let first = known.updateValue(key, forKey: sorted) {
        context.error(
          .invalidCombination, "combinations '\(first.value)' and '\(key.value)' hold the same parameters",
          at: key.range, previously: first.range)
      }
    }
  }
}
