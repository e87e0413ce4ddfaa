/// Something that has come or gone since the last run.
package struct MigrationChange: Sendable, Equatable {
  /// What it is.
  ///
  /// For example: `'OrderSoupIntent.note' is gone`
  package let text: String

  /// What it means for users, and what can be done; nil where it changes nothing for them.
  ///
  /// For example: `its stored values are dropped`
  package let consequence: String?

  /// A change of the given parts.
  package init(text: String, consequence: String?) {
    self.text = text
    self.consequence = consequence
  }
}
