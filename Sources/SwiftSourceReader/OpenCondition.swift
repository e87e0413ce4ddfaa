/// A clause of conditional compilation whose end is not reached.
struct OpenCondition {
  /// The clause.
  var condition: SwiftCondition

  /// The number of clauses of the block so far.
  var clauseCount = 1

  /// The number of types in front of the block.
  let typeCount: Int

  /// The number of methods that the type around the block has in front of it.
  let methodCount: Int

  /// Whether one of the clauses applies in any case.
  var isExhaustive: Bool { condition.text.hasPrefix("#else") && !condition.text.hasPrefix("#elseif") }
}
