/// Makes the tree of a summary from parameters and their conditions.
struct SummaryTreeBuilder {
  /// The number of leaves that a tree may have; a larger one would take the type checker too long.
  static let leafLimit = 64

  /// The number of cases that `Switch` takes.
  static let caseLimit = 15

  /// The names of the parameters in their order.
  private let names: [String]

  /// The parameters that depend on others, by parent.
  private let children: [String: [SummaryParameter]]

  /// The conditions on the parameters that decide about others, each once, by parent in their order.
  private let conditions: [(parent: String, conditions: [SummaryCondition])]

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
      let builder = SummaryTreeBuilder(parameters, branchingOn: ordered.prefix(count))
      var budget = leafLimit - 1
      return builder.tree(builder.start(parameters), budget: &budget)
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

  private init(_ parameters: [SummaryParameter], branchingOn parents: some Sequence<String>) {
    names = parameters.map(\.name)
    branching = Set(parents)
    var children: [String: [SummaryParameter]] = [:]
    for parameter in parameters {
      if let dependency = parameter.dependency { children[dependency.parent, default: []].append(parameter) }
    }
    self.children = children
    conditions = parents.map { parent in
      var known: Set<SummaryCondition> = []
      let all = (children[parent] ?? []).compactMap { $0.dependency?.condition }
      return (parent, all.filter { known.insert($0).inserted })
    }
  }

  /// What is known at the root.
  private func start(_ parameters: [SummaryParameter]) -> SummaryState {
    var state = SummaryState()
    for parameter in parameters where parameter.dependency == nil { show(parameter.name, &state) }
    return state
  }

  /// The tree below a place; nil when that would need more forks than are left: each adds one leaf.
  private func tree(_ state: SummaryState, budget: inout Int) -> SummaryTree? {
    guard let (parent, conditions) = firstUndecided(in: state) else {
      return .shown(names.filter(state.shown.contains))
    }
    let cases = conditions.compactMap { if case .isCase(let name) = $0 { name } else { nil } }
    if cases.count == conditions.count, (2...Self.caseLimit).contains(cases.count) {
      return choice(parent, cases, state, budget: &budget)
    }
    let condition = first(of: conditions)
    budget -= 1
    guard budget >= 0, let then = tree(deciding(parent, [condition], true, state), budget: &budget),
      let otherwise = tree(deciding(parent, [condition], false, state), budget: &budget)
    else { return nil }
    return .when(parent, condition, then: then, otherwise: otherwise)
  }

  private func choice(_ parent: String, _ names: [String], _ state: SummaryState, budget: inout Int) -> SummaryTree? {
    var cases: [SummaryTree.Case] = []
    budget -= names.count
    guard budget >= 0 else { return nil }
    for name in names {
      guard let tree = tree(deciding(parent, [.isCase(name)], true, state), budget: &budget) else { return nil }
      cases.append(SummaryTree.Case(name: name, tree: tree))
    }
    let none = deciding(parent, names.map { .isCase($0) }, false, state)
    guard let otherwise = tree(none, budget: &budget) else { return nil }
    return .switch(parent, cases: cases, otherwise: otherwise)
  }

  /// What is known when conditions hold or fail.
  private func deciding(
    _ parent: String, _ conditions: [SummaryCondition], _ hold: Bool, _ given: SummaryState
  ) -> SummaryState {
    var state = given
    state.decide(parent, conditions, hold)
    showChildren(of: parent, &state)
    return state
  }

  private func show(_ name: String, _ state: inout SummaryState) {
    guard state.shown.insert(name).inserted else { return }
    showChildren(of: name, &state)
  }

  /// Shows the parameters whose conditions are known to hold, and what depends on them in turn.
  private func showChildren(of parent: String, _ state: inout SummaryState) {
    var parents = [parent]
    while let parent = parents.popLast() {
      for child in children[parent] ?? [] where !state.shown.contains(child.name) {
        guard let condition = child.dependency?.condition,
          !branching.contains(parent) || state.verdict(on: condition, of: parent) == true
        else { continue }
        state.shown.insert(child.name)
        parents.append(child.name)
      }
    }
  }

  /// The first parameter that is shown and that others still depend on, with the conditions in the order of the others.
  private func firstUndecided(in state: SummaryState) -> (parent: String, conditions: [SummaryCondition])? {
    for (parent, all) in conditions where state.shown.contains(parent) {
      let open = all.filter { state.verdict(on: $0, of: parent) == nil }
      if !open.isEmpty { return (parent, open) }
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
