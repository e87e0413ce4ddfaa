/// What it takes for a key to be there, or to be absent, without a diagnostic.
package enum KeyRequirement: Sendable {
  /// The key may be absent.
  case optional
  /// The key must be there.
  case required
  /// The key must be there, but whoever asks reports its absence.
  case requiredElsewhere
  /// The key has no meaning; it is noted like an unknown one.
  case stray
  /// The key stands only in definitions that a build has copied.
  case compiled
}
