/// A text of a definition that tables translate.
package struct OriginalText: Sendable, Equatable {
  /// The string ID.
  package let id: String

  /// The text; nil where the definition has only an ID.
  package let text: String?

  /// What it is for.
  package let kind: OriginalTextKind

  /// Where people meet it, for translators.
  package let context: String

  /// The words under which people count it.
  ///
  /// For example: `titles`
  package let group: String

  /// The element that it belongs to.
  ///
  /// For example: `OrderSoup.soup`
  package let element: String

  /// Whether a person can see it, so that it is counted among what has to be translated.
  package let isDemanded: Bool

  /// Whether it belongs to an intent of the framework, which is not migrated.
  package let isOfSystemIntent: Bool

  /// A text of the given parts.
  package init(
    id: String, text: String?, kind: OriginalTextKind, context: String, group: String, element: String,
    isDemanded: Bool, isOfSystemIntent: Bool = false
  ) {
    self.id = id
    self.text = text
    self.kind = kind
    self.context = context
    self.group = group
    self.element = element
    self.isDemanded = isDemanded
    self.isOfSystemIntent = isOfSystemIntent
  }

  /// Why the code may be without it, as a clause.
  var reasonForAbsence: String {
    isOfSystemIntent ? "system intents are not migrated" : kind.reasonForAbsence
  }
}
