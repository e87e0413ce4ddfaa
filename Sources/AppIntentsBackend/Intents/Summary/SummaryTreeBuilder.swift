/// Makes the tree of a summary from parameters and their conditions.
struct SummaryTreeBuilder {
  /// The number of leaves that a tree may have; a larger one would take the type checker too long.
  static let leafLimit = 64

  /// The number of cases that `Switch` takes.
  static let caseLimit = 15

  /// The parameters in their order.
  private let parameters: [SummaryParameter]

  /// The parameters whose values decide about others.
  private let branching: Set<String>

  /// The tree of parameters.
  ///
  /// - Parameter parameters: The parameters in their order; every one that another depends on is among them, and none
  ///   depends on itself, whatever the way.
  /// - Returns: The tree, and the parameters whose values decide nothing in it since it would be too large: what depends
  ///   on them is shown whenever they are.
  static func tree(of parameters: [SummaryParameter]) -> (tree: SummaryTree, unbranched: [String]) {
    let parents = Set(parameters.compactMap { $0.dependency?.parent })
    let ordered = parameters.map(\.name).filter(parents.contains)
    func tree(branchingOn count: Int) -> SummaryTree? {
      var budget = leafLimit
      return SummaryTreeBuilder(parameters: parameters, branching: Set(ordered.prefix(count)))
        .tree(State(), budget: &budget)
    }
    if let tree = tree(branchingOn: ordered.count) { return (tree, []) }
    // Every further parameter that is branched on makes the tree larger.
    var found = (tree: SummaryTree.shown(parameters.map(\.name)), count: 0)
    var tooLarge = ordered.count
    while tooLarge - found.count > 1 {
      let middle = (found.count + tooLarge) / 2
      if let tree = tree(branchingOn: middle) {
        found = (tree, middle)
      } else {
        tooLarge = middle
      }
    }
    return (found.tree, Array(ordered.dropFirst(found.count)))
  }

  /// What is known on the way to a place in the tree.
  private struct State {
    /// The parameters that are shown.
    var shown: Set<String> = []

    /// The conditions that hold or fail, by parameter.
    var known: [String: [(condition: SummaryCondition, holds: Bool)]] = [:]

    /// The same with one more condition decided.
    func with(_ parent: String, _ condition: SummaryCondition, _ holds: Bool) -> State {
      var state = self
      state.known[parent, default: []].append((condition, holds))
      return state
    }
  }

  /// The tree below a place; nil when it would have more leaves than are left.
  private func tree(_ given: State, budget: inout Int) -> SummaryTree? {
    var state = given
    open(&state)
    guard let (parent, conditions) = firstUndecided(in: state) else {
      budget -= 1
      return budget < 0 ? nil : .shown(parameters.map(\.name).filter(state.shown.contains))
    }
    let names = conditions.compactMap { if case .isCase(let name) = $0 { name } else { nil } }
    if names.count == conditions.count, (2...Self.caseLimit).contains(names.count) {
      return choice(parent, names, state, budget: &budget)
    }
    let condition = first(of: conditions)
    guard let then = tree(state.with(parent, condition, true), budget: &budget),
      let otherwise = tree(state.with(parent, condition, false), budget: &budget)
    else { return nil }
    return .when(parent, condition, then: then, otherwise: otherwise)
  }

  private func choice(_ parent: String, _ names: [String], _ state: State, budget: inout Int) -> SummaryTree? {
    var cases: [SummaryTree.Case] = []
    for name in names {
      guard let tree = tree(state.with(parent, .isCase(name), true), budget: &budget) else { return nil }
      cases.append(SummaryTree.Case(name: name, tree: tree))
    }
    let none = names.reduce(state) { $0.with(parent, .isCase($1), false) }
    guard let otherwise = tree(none, budget: &budget) else { return nil }
    return .switch(parent, cases: cases, otherwise: otherwise)
  }

  /// Shows everything whose condition is known to hold, children of children included.
  private func open(_ state: inout State) {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for parameter in parameters where !state.shown.contains(parameter.name) {
        if let dependency = parameter.dependency {
          guard state.shown.contains(dependency.parent), verdict(on: dependency, in: state) == true else { continue }
        }
        state.shown.insert(parameter.name)
        isSettled = false
      }
    }
  }

  /// Whether a condition holds; nil while that is not decided.
  private func verdict(on dependency: SummaryParameter.Dependency, in state: State) -> Bool? {
    guard branching.contains(dependency.parent) else { return true }
    for known in state.known[dependency.parent] ?? [] {
      if let verdict = dependency.condition.verdict(where: known.condition, holds: known.holds) { return verdict }
    }
    return nil
  }

  /// The first parameter that is shown and that others still depend on, with the conditions in the order of the others.
  private func firstUndecided(in state: State) -> (parent: String, conditions: [SummaryCondition])? {
    for parent in parameters.map(\.name) where state.shown.contains(parent) && branching.contains(parent) {
      var conditions: [SummaryCondition] = []
      for parameter in parameters {
        guard let dependency = parameter.dependency, dependency.parent == parent,
          !conditions.contains(dependency.condition), verdict(on: dependency, in: state) == nil
        else { continue }
        conditions.append(dependency.condition)
      }
      if !conditions.isEmpty { return (parent, conditions) }
    }
    return nil
  }

  /// The condition that is decided first: the first one, but the weakest of those on numbers, and true before false.
  private func first(of conditions: [SummaryCondition]) -> SummaryCondition {
    if conditions.contains(.isBoolean(true)) { return .isBoolean(true) }
    guard conditions[0].rank != nil else { return conditions[0] }
    let ranked = conditions.compactMap { condition in condition.rank.map { (condition, $0) } }
    return ranked.min { $0.1 < $1.1 }?.0 ?? conditions[0]
  }
}
