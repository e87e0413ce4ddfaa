/// A form that a language has for numbers; the names are those of tables.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  /// The form for every number that has no other.
  case other
}
