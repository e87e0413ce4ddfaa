package import IntentRules

/// What the tables of a definition are brought in step with.
package struct UpdateInput: Sendable {
  /// The definition with its tables.
  package let localization: CheckedLocalization

  /// The texts of the definition.
  package let texts: TranslatableTexts

  /// What is done.
  package let options: UpdateOptions

  /// An older version to compare with; nil for none.
  package let former: FormerVersion?

  /// The input for the tables of a definition.
  package init(
    _ localization: CheckedLocalization, texts: TranslatableTexts, options: UpdateOptions, former: FormerVersion? = nil
  ) {
    self.localization = localization
    self.texts = texts
    self.options = options
    self.former = former
  }
}
