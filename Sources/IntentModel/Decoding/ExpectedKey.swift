/// A key that the decoder looks for, as far as the format describes it.
package struct ExpectedKey: Sendable, Hashable {
  /// The kind of dictionary, for example `promptDialog`.
  package let level: String

  /// The key.
  package let key: String

  /// The types that a file may give the value, without those that are only tolerated.
  package let kinds: ExpectedKinds

  /// Whether every dictionary of the level must have it.
  package let isRequired: Bool
}
