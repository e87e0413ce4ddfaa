import IntentSemantics
import SwiftCode

/// The values that sentences need, as arguments: one for each token, in the order of first use.
struct SentenceArguments {
  /// A value.
  struct Item {
    /// The token.
    let token: FormatToken

    /// The name, unlike all others.
    let name: String

    /// What the token stands for.
    let source: TokenSource
  }

  /// The values.
  let items: [Item]

  /// The values for the tokens of texts.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - taken: Names that other things have already.
  ///   - source: What a token stands for; nil where no value is needed.
  init(_ texts: [FormatText], taken: Set<String> = [], source: (FormatToken) -> TokenSource?) {
    var items: [Item] = []
    var names = taken.union(Self.typeNames)
    for token in texts.flatMap(\.format.tokens) where !items.contains(where: { $0.token == token }) {
      guard let source = source(token) else { continue }
      let name =
        names.contains(source.localName)
        ? ("response" + source.localName.withUppercasedFirstLetter).unlike(names) : source.localName
      names.insert(name)
      items.append(Item(token: token, name: name, source: source))
    }
    self.items = items
  }

  /// The names of types that sentences may use, which a value of the name would hide.
  private static let typeNames = HiddenTypeName.all.union(ReservedTypeNames.all)

  /// What takes the place of the tokens where the values are at hand under their names, each of the given type.
  func tokens(
    of structure: IntentStructure, record: inout MigrationRecord, type: (TokenSource) -> AppIntentsValue
  ) -> [FormatToken: TokenValue] {
    var tokens: [FormatToken: TokenValue] = [:]
    for item in items {
      let value = SentenceValue(
        expression: .name(item.name), type: type(item.source), options: item.source.options,
        place: structure.place(.option, item.source.name))
      tokens[item.token] = value.token(record: &record, structure.options)
    }
    return tokens
  }
}

extension String {
  /// The name, or the name with the lowest number from 2 that makes it unlike others.
  func unlike(_ others: Set<String>) -> String {
    var name = self
    var number = 2
    while others.contains(name) {
      name = self + String(number)
      number += 1
    }
    return name
  }
}
