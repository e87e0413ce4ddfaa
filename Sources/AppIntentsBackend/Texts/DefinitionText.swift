import IntentSemantics
import SwiftCode

/// Texts with values in them that stay in the tables of the definitions, which write a value as `${name}`.
///
/// App Intents look a text with values up as a format, and fill in nothing else. So the code looks such a text up itself
/// when it is said. Once in a module there is what does that.
///
/// For example: `DefinitionText.filled("nwOqD3", "There are ${count} drinks.", table: "Orders", ["count": "\(count)"])`
enum DefinitionText {
  /// The name of the type.
  static let typeName = "DefinitionText"

  /// A text as a resource.
  ///
  /// - Parameters:
  ///   - key: The string ID.
  ///   - format: The text as the definition has it.
  ///   - table: The name of the table.
  ///   - values: What takes the place of the tokens.
  ///   - insertion: A text that never changes as a value, of the text and its string ID.
  /// - Returns: The call of what looks it up.
  static func filled(
    _ key: String, _ format: FormatString, table: String, _ values: [(token: FormatToken, value: TokenValue)],
    insertion: (String, String?) -> Expression
  ) -> Expression {
    var texts: [DictionaryElement] = []
    var numbers: [DictionaryElement] = []
    for (token, value) in values {
      let name = Expression.string(token.nameInTables)
      switch value {
      case .value(let arguments, let specifier):
        texts.append(DictionaryElement(name, .interpolation(InterpolatedString([.value(arguments)]))))
        if ["%lld", "%lf"].contains(specifier), let number = arguments.first?.value, arguments.count == 1 {
          numbers.append(DictionaryElement(name, number))
        }
      case .insertion(let text, let id):
        // What names nothing is left out.
        if !text.isEmpty { texts.append(DictionaryElement(name, insertion(text, id))) }
      case .parameter, .applicationName:
        preconditionFailure("the system itself fills these in, in texts that it looks up by their words")
      }
    }
    return .call(
      .member(.name(typeName), "filled"),
      [
        Argument(.string(key)), Argument(.string(format.source)), Argument("table", .string(table)),
        Argument("values", .dictionary(texts)),
      ] + (numbers.isEmpty ? [] : [Argument("numbers", .dictionary(numbers))]))
  }

  /// The file with what looks texts up.
  static func file(_ module: MigratedModule) -> MigratedFile {
    MigratedFile(
      name: typeName + ".swift", owner: .tool,
      file: SwiftFile(
        header: ["Written by intentc for texts with values in the tables of definitions."],
        condition: module.fileCondition, imports: module.options.imports([]), declarations: [.verbatim(text)]),
      record: MigrationRecord())
  }

  private static let text = #"""
    /// Texts with values in them, which the tables of the definitions write as `${name}`.
    enum DefinitionText {
        /// A text with its values.
        ///
        /// - Parameters:
        ///   - key: The string ID.
        ///   - text: What is said where the table has nothing.
        ///   - table: The name of the table.
        ///   - values: The values by their names.
        ///   - numbers: The values by which a table with plural rules can choose among forms.
        static func filled(
            _ key: String, _ text: String, table: String, values: [String: String.LocalizationValue],
            numbers: [String: any CVarArg] = [:]
        ) -> LocalizedStringResource {
            let entry = Bundle.main.localizedString(forKey: key, value: text, table: table)
            let counts = counts(in: entry, numbers)
            let format = counts.isEmpty ? entry : String(format: entry, locale: .current, arguments: counts)
            let pieces = format.components(separatedBy: "${")
            let filled = pieces[0] + pieces.dropFirst().map { piece in
                guard let end = piece.firstIndex(of: "}") else { return "${" + piece }
                let value = values[String(piece[..<end])].map { String(localized: $0) } ?? ""
                return value + piece[end...].dropFirst()
            }.joined()
            return "\(filled)"
        }

        /// The numbers that choose the parts of a text with plural rules: a part is named after its value, as in `%#@count@`.
        private static func counts(in entry: String, _ numbers: [String: any CVarArg]) -> [any CVarArg] {
            let pieces = entry.components(separatedBy: "#@")
            var counts = [any CVarArg](repeating: 0, count: pieces.count - 1)
            for (index, (before, after)) in zip(pieces, pieces.dropFirst()).enumerated() {
                let name = after.prefix { $0 != "@" }
                let named = numbers.filter { name.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }
                let number = named ?? (numbers.count == 1 ? numbers.first : nil)
                let position = before.last == "$" ? before.dropLast().split(separator: "%").last.flatMap { Int($0) } : nil
                let place = (position ?? index + 1) - 1
                guard counts.indices.contains(place), let value = number?.value else { continue }
                counts[place] = value
            }
            return counts
        }
    }
    """#
}

extension FormatToken {
  /// What a table has between the braces.
  ///
  /// For example: `drink.roast`
  fileprivate var nameInTables: String { property.map { name + "." + $0 } ?? name }
}
