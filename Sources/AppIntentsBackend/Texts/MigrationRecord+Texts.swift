import IntentSemantics
import SwiftCode

extension MigrationRecord {
  /// A text without tokens, as a literal or, with a key of its own, as a resource.
  mutating func literal(_ text: LocalizedText, _ place: TextPlace, _ options: MigrationOptions) -> Expression {
    sentence(
      FormatString(segments: [.literal(text.text)]), id: text.id, place, options, lookup: .byKey
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
    _ text: FormatText, _ place: TextPlace, _ options: MigrationOptions, lookup: TextLookup = .byKey,
    value: (FormatToken) -> TokenValue
  ) -> Expression {
    sentence(text.format, id: text.id, place, options, lookup: lookup, value: value)
  }

  private mutating func sentence(
    _ format: FormatString, id: String?, _ place: TextPlace, _ options: MigrationOptions, lookup: TextLookup,
    value: (FormatToken) -> TokenValue
  ) -> Expression {
    var line = TextLine()
    for segment in format.segments {
      switch segment {
      case .literal(let text): line.append(text)
      case .token(let token): line.append(value(token), for: token)
      }
    }
    let ownKey = id.flatMap { options.hasOwnKey($0, for: format, lookup) ? $0 : nil }
    texts.append(
      MigratedText(
        table: place.role == .phrase ? .phrases : .texts, key: line.key, ownKey: ownKey,
        canHaveOwnKey: lookup != .byWords, source: format,
        placeholders: line.placeholders, insertions: line.insertions, stringID: id, role: place.role,
        element: place.element, program: place.program))
    guard let ownKey else { return line.expression }
    let table = options.table(of: place.program)
    guard options.stringKeys == .tablesOfDefinitions, let table, !format.tokens.isEmpty else {
      return Self.resource(ownKey, line.expression, table: table)
    }
    return DefinitionText.filled(ownKey, format, table: table, line.values) { text, id in
      guard let id, !options.ambiguousStringIDs.contains(id) else { return .string(text) }
      let resource = Self.resource(id, .string(text), table: table)
      return .interpolation(InterpolatedString([.value([Argument(resource)])]))
    }
  }

  private static func resource(_ key: String, _ text: Expression, table: String?) -> Expression {
    .call(
      .name("LocalizedStringResource"),
      [Argument(.string(key)), Argument("defaultValue", text)]
        + (table.map { [Argument("table", .string($0))] } ?? []))
  }
}

extension MigrationOptions {
  /// The table of texts with an ID as key; nil for `Localizable`.
  fileprivate func table(of program: Int) -> String? {
    guard stringKeys == .tablesOfDefinitions, definitionTables.indices.contains(program) else { return stringTable }
    return definitionTables[program]
  }

  /// Whether the text with an ID has the ID as key.
  fileprivate func hasOwnKey(_ id: String, for format: FormatString, _ lookup: TextLookup) -> Bool {
    guard lookup != .byWords, !ambiguousStringIDs.contains(id) else { return false }
    return switch stringKeys {
    case .texts(let exceptions): exceptions.contains(id)
    case .ids: true
    case .tablesOfDefinitions: format.tokens.isEmpty || lookup == .whenSaid
    }
  }
}
