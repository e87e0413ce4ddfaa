import IntentSemantics

/// What a translator should know of a key.
struct TextComment {
  /// The places of the text that are named; the rest is counted.
  private static let placeLimit = 4

  /// The comment for a key; nil where there is nothing to say.
  ///
  /// - Parameters:
  ///   - texts: The texts of the code with the key.
  ///   - context: Where people meet a text of the definition; nil where that does not have it.
  /// - Returns: A line for each place, and what stands in the text for values.
  static func comment(for texts: [MigratedText], context: (MigratedText) -> String?) -> String? {
    var seen: Set<String> = []
    let places = texts.map { text in
      let place =
        text.isQuestion ? "what Siri asks before it does the action" : context(text) ?? text.role.context
      return (text.element.isEmpty ? "" : text.element + ": ") + place
    }.filter { seen.insert($0).inserted }
    var lines = Array(places.prefix(placeLimit))
    if places.count > placeLimit { lines.append("… and \(places.count - placeLimit) more") }
    if let values = texts.first.flatMap(values(of:)) { lines.append(values) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// What stands for the values of a text.
  private static func values(of text: MigratedText) -> String? {
    var argument = 0
    var values: [String] = []
    var kept: [String] = []
    for placeholder in text.placeholders {
      guard placeholder.specifier.hasPrefix("%") else {
        if !kept.contains(placeholder.specifier) { kept.append(placeholder.specifier) }
        continue
      }
      argument += 1
      let name = [placeholder.token.name, placeholder.token.property].compactMap(\.self).joined(separator: ".")
      let specifier =
        text.valueCount > 1 ? "%\(argument)$" + placeholder.specifier.dropFirst() : placeholder.specifier
      values.append("\(specifier) is '\(name)'")
    }
    if !kept.isEmpty { values.append("keep \(kept.joined(separator: ", "))") }
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }
}

extension TextRole {
  /// Where people meet the text.
  fileprivate var context: String {
    switch self {
    case .title: "name, shown in Shortcuts and said by Siri"
    case .description: "what it is for, shown in Shortcuts"
    case .category: "group of actions, shown in Shortcuts"
    case .summary: "the action as a line of a shortcut, in which people choose the values"
    case .prediction: "a suggestion, shown in Search and on the Lock Screen"
    case .dialog: "what Siri says or shows to get a value"
    case .option: "one of the values to choose from, shown in lists and put into sentences"
    case .response: "how the action ended, said or shown by Siri"
    case .phrase: "what people say to Siri to start the action"
    }
  }
}
