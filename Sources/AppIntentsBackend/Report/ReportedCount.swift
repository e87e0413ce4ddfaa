/// How many things of a kind a definition has, and how many of them are in the code.
package struct ReportedCount: Sendable, Equatable {
  /// The kind.
  package let kind: ReportedKind
  /// Those that the definition has.
  package var existing: Int
  /// Those of them that are in the code.
  package var carried: Int

  /// Some things of a kind.
  init(_ kind: ReportedKind, existing: Int = 0, carried: Int = 0) {
    self.kind = kind
    self.existing = existing
    self.carried = carried
  }
}
