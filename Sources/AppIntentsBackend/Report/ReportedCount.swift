/// How many things of a kind a definition has, and how many of them are in the code.
package struct ReportedCount: Sendable, Equatable {
  /// The kind.
  package let kind: ReportedKind
  /// Those that the definition has.
  package var existing = 0
  /// Those of them that are in the code.
  package var carried = 0

  /// No things of a kind.
  package init(_ kind: ReportedKind) {
    self.kind = kind
  }
}
