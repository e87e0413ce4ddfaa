/// Which parameters a summary shows, decided by the values of those that others depend on.
indirect enum SummaryTree: Equatable {
  /// The parameters that are shown, in their order.
  case shown([String])

  /// One of two, decided by a condition.
  ///
  /// For example: `When(\.$size, .equalTo, .large) { … } otherwise: { … }`
  case when(String, SummaryCondition, then: SummaryTree, otherwise: SummaryTree)

  /// One of several, decided by the case of an enumeration.
  ///
  /// For example: `Switch(\.$size) { Case(.large) { … } DefaultCase { … } }`
  case `switch`(String, cases: [Case], otherwise: SummaryTree)

  /// What belongs to a case of an enumeration.
  struct Case: Equatable {
    /// The name of the case, unescaped.
    let name: String

    /// What is shown then.
    let tree: SummaryTree
  }

  /// The sets of parameters that are shown, in the order of the code.
  var leaves: [[String]] {
    switch self {
    case .shown(let names): [names]
    case .when(_, _, let then, let otherwise): then.leaves + otherwise.leaves
    case .switch(_, let cases, let otherwise): cases.flatMap(\.tree.leaves) + otherwise.leaves
    }
  }
}
