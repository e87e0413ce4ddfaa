import IntentSemantics
import SwiftCode

extension MigrationRecord {
  /// A text without tokens, as a literal or, with a key of its own, as a resource.
  mutating func literal(_ text: LocalizedText, _ place: TextPlace, _ options: MigrationOptions) -> Expression {
    sentence(
      FormatString(segments: [.literal(text.text)]), id: text.id, place, options, mayHaveOwnKey: true
    ) { .insertion("${\($0.name)}") }
  }

  /// A text without tokens as a question, whose translations are made of those of the text.
  mutating func question(_ text: LocalizedText, _ place: TextPlace, _ options: MigrationOptions) -> Expression {
    let question = Question.asking(text.text)
    guard question != text.text else { return literal(text, place, options) }
    texts.append(
      MigratedText(
        key: question, canHaveOwnKey: false, source: FormatString(segments: [.literal(question)]), stringID: text.id,
        isQuestion: true, role: place.role, element: place.element, program: place.program))
    return .string(question)
  }

  /// A text whose tokens become values.
  mutating func sentence(
    _ text: FormatText, _ place: TextPlace, _ options: MigrationOptions, mayHaveOwnKey: Bool = true,
    value: (FormatToken) -> TokenValue
  ) -> Expression {
    sentence(text.format, id: text.id, place, options, mayHaveOwnKey: mayHaveOwnKey, value: value)
  }

  private mutating func sentence(
    _ format: FormatString, id: String?, _ place: TextPlace, _ options: MigrationOptions, mayHaveOwnKey: Bool,
    value: (FormatToken) -> TokenValue
  ) -> Expression {
    var line = TextLine()
    for segment in format.segments {
      switch segment {
      case .literal(let text): line.append(text)
      case .token(let token): line.append(value(token), for: token)
      }
    }
    let ownKey = mayHaveOwnKey ? id.flatMap { options.hasOwnKey($0, for: format) ? $0 : nil } : nil
    texts.append(
      MigratedText(
        table: place.role == .phrase ? .phrases : .texts, key: line.key, ownKey: ownKey, canHaveOwnKey: mayHaveOwnKey,
        source: format,
        placeholders: line.placeholders, insertions: line.insertions, stringID: id, role: place.role,
        element: place.element, program: place.program))
    guard let ownKey else { return line.expression }
    let table = options.table(of: place.program).map { [Argument("table", .string($0))] } ?? []
    return .call(
      .name("LocalizedStringResource"), [Argument(.string(ownKey)), Argument("defaultValue", line.expression)] + table)
  }
}

extension MigrationOptions {
  /// The table of texts with an ID as key; nil for `Localizable`.
  fileprivate func table(of program: Int) -> String? {
    guard stringKeys == .tablesOfDefinitions, definitionTables.indices.contains(program) else { return stringTable }
    return definitionTables[program]
  }

  /// Whether the text with an ID has the ID as key.
  fileprivate func hasOwnKey(_ id: String, for format: FormatString) -> Bool {
    guard !ambiguousStringIDs.contains(id) else { return false }
    return switch stringKeys {
    case .texts(let exceptions): exceptions.contains(id)
    case .ids: true
    case .tablesOfDefinitions: format.tokens.isEmpty
    }
  }
}
