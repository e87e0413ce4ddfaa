package import IntentSemantics

/// A text of the migrated code, with what leads to its translations.
package struct MigratedText: Sendable, Equatable {
  /// The table that holds the translations.
  package enum Table: Sendable, Hashable {
    /// All but phrases: `Localizable`, unless another name was asked for.
    case texts
    /// Phrases: `AppShortcuts`, the only name that the system knows.
    case phrases
  }

  /// A place in the text that is filled with a value.
  package struct Placeholder: Sendable, Equatable {
    /// The token as the definition has it.
    package let token: FormatToken

    /// What stands for it in the key, without a position.
    ///
    /// For example: `%@`, `%lld`, `${soup}`
    package let specifier: String

    /// A place of the given parts.
    package init(token: FormatToken, specifier: String) {
      self.token = token
      self.specifier = specifier
    }
  }

  /// The table.
  package let table: Table

  /// The key in the table.
  ///
  /// For example: `Order %@`, or a string ID
  package let key: String

  /// The text as a format: what is shown where a table has nothing for the key.
  ///
  /// For example: `Order %@`
  package let defaultValue: String

  /// Whether the key is a string ID, so that the code names the text beside it.
  package let hasOwnKey: Bool

  /// Whether the code could name a string ID in place of the text.
  package let canHaveOwnKey: Bool

  /// The text in the development language as the definition has it.
  ///
  /// For example: `Order ${soup}`
  package let source: FormatString

  /// The places in order; a token that stands twice is here twice.
  package let placeholders: [Placeholder]

  /// The tokens that the code itself replaces by a text, with that text: no translation has a place for them.
  package let insertions: [FormatToken: String]

  /// The string ID in the definition's tables; nil where there is none.
  package let stringID: String?

  /// Whether it asks what the text with the ID says, as a title with a question mark does.
  package let isQuestion: Bool

  /// What it is for.
  package let role: TextRole

  /// The element of the definition that it belongs to.
  ///
  /// For example: `OrderSoup.soup`
  package let element: String

  /// The index of the definition among those of the run.
  package let program: Int

  /// A text of the given parts.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - key: The text as a format, which is the key.
  ///   - ownKey: The string ID that is the key in place of the text.
  ///   - canHaveOwnKey: Whether the code could name a string ID in place of the text.
  ///   - source: The text as the definition has it.
  ///   - placeholders: The places that are filled with values.
  ///   - insertions: What the code itself puts in the place of tokens.
  ///   - stringID: The string ID in the definition's tables.
  ///   - isQuestion: Whether it asks what the text with the ID says.
  ///   - role: What it is for.
  ///   - element: The element of the definition.
  ///   - program: The index of the definition.
  package init(
    table: Table = .texts, key: String, ownKey: String? = nil, canHaveOwnKey: Bool = true, source: FormatString,
    placeholders: [Placeholder] = [], insertions: [FormatToken: String] = [:], stringID: String?,
    isQuestion: Bool = false, role: TextRole, element: String, program: Int
  ) {
    self.table = table
    self.key = ownKey ?? key
    defaultValue = key
    hasOwnKey = ownKey != nil
    self.canHaveOwnKey = canHaveOwnKey
    self.source = source
    self.placeholders = placeholders
    self.insertions = insertions
    self.stringID = stringID
    self.isQuestion = isQuestion
    self.role = role
    self.element = element
    self.program = program
  }
}
