/// What happens to entries that translate nothing of the definition.
package enum StalePolicy: String, Sendable, Hashable, CaseIterable {
  /// They stay as they are.
  case keep
  /// They are marked behind their text, or in a catalogue by their state.
  case mark
  /// They are removed.
  case remove
}
