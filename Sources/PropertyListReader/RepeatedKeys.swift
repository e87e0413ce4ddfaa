/// What happens to a key that is there twice in one dictionary.
package enum RepeatedKeys: Sendable, Hashable {
  /// It is an error: nobody can tell which value is meant.
  case refused
  /// Both entries are in the tree; the caller decides.
  case kept
}
