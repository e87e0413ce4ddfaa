/// Two versions of a definition in one.
package struct MergeOutcome: Sendable {
  /// The definition.
  package let node: MergedNode

  /// What they do not agree on.
  package let conflicts: [MergeConflict]

  /// The versions with the names that the merged definition has, whichever side has renamed something.
  package let versions: (base: DefinitionNode, ours: DefinitionNode, theirs: DefinitionNode)

  /// The string IDs that a side has and the merged definition has not, ours first, in the order of their bytes.
  package let renamedIDs: [RenamedStringID]

  /// What was given another number, so that it stays unique, as sentences without a full stop.
  package let remarks: [String]
}
