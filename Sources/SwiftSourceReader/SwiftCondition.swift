/// A clause of conditional compilation around a declaration.
package struct SwiftCondition: Sendable, Equatable {
  /// The clauses of the block up to this one, as they are written; of very many the last ones.
  ///
  /// For example: `#if os(iOS)`, `#else`
  package let clauses: [String]

  /// Where the block starts in its file.
  let block: Int

  /// The number of clauses of the block, one of which always applies; 0 where it has no `#else`, or no end.
  package internal(set) var alternativeCount = 0

  /// The number of clauses that are kept: a hostile file has a block of thousands.
  private static let mostClauses = 16

  /// The first clause of a block.
  init(_ clause: String, block: Int) {
    clauses = [clause]
    self.block = block
  }

  /// The clause behind another one.
  init(_ clause: String, after other: SwiftCondition) {
    clauses = Array((other.clauses + [clause]).suffix(Self.mostClauses))
    block = other.block
  }

  /// The clause as it is written, for example `#else`.
  package var text: String { clauses.last ?? "" }

  /// Whether another clause, which may be of another file, applies whenever this one does.
  package func isSame(as other: SwiftCondition) -> Bool { clauses == other.clauses }

  /// Whether one of several declarations of a file is compiled in any case, given the clauses around each of them from the
  /// outside in.
  package static func alwaysApply(_ paths: [ArraySlice<SwiftCondition>]) -> Bool {
    if paths.contains(where: \.isEmpty) { return true }
    let blocks = Dictionary(grouping: paths) { $0.first?.block }
    return blocks.values.contains { paths in
      let clauses = Dictionary(grouping: paths) { $0.first?.clauses ?? [] }
      return clauses.count == paths.first?.first?.alternativeCount
        && clauses.values.allSatisfy { alwaysApply($0.map { $0.dropFirst() }) }
    }
  }
}
