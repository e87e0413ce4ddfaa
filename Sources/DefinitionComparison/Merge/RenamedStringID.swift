/// A string ID that one side of a merge has, and for which the merged definition has another one: the tables of
/// translations that come from that side have to follow.
package struct RenamedStringID: Sendable, Hashable {
  /// A side of a merge.
  package enum Side: String, Sendable {
    /// The version that is merged into.
    case ours
    /// The version that is merged.
    case theirs
  }

  /// The side that has the earlier ID.
  package let side: Side

  /// The ID there.
  package let old: String

  /// The ID in the merged definition.
  package let new: String
}
