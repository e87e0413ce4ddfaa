/// Two versions of a definition in one.
package struct MergeOutcome: Sendable {
  /// The definition.
  package let node: MergedNode

  /// What they do not agree on.
  package let conflicts: [MergeConflict]

  /// What was given another number or ID, so that it stays unique, as sentences without a full stop.
  package let remarks: [String]
}
