import IntentSemantics

/// What a translator should know of a key.
struct TextComment {
  /// The places of the text that are named; the rest is counted.
  private static let placeLimit = 4

  /// The comment for a key; nil where there is nothing to say.
  ///
  /// - Parameters:
  ///   - texts: The texts of the code with the key.
  ///   - kind: What a text is for in its definition; nil where that does not have it.
  /// - Returns: A line for each place, and what stands in the text for values.
  static func comment(for texts: [MigratedText], kind: (MigratedText) -> OriginalTextKind?) -> String? {
    var seen: Set<String> = []
    let places = texts.map { text in
      let context =
        text.isQuestion ? "what Siri asks before it does the action" : kind(text)?.context ?? text.role.context
      return (text.element.isEmpty ? "" : text.element + ": ") + context
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

extension OriginalTextKind {
  /// Where people meet the text.
  fileprivate var context: String {
    switch self {
    case .intentTitle: "name of the action, shown in Shortcuts and said by Siri"
    case .intentDescription: "what the action is for, shown in Shortcuts"
    case .summary: "the action as a line of a shortcut, in which people choose the values"
    case .suggestionTitle: "a suggestion, shown in Search and on the Lock Screen"
    case .suggestionSubtitle: "second line of a suggestion, shown in Search and on the Lock Screen"
    case .parameterName: "name of a value of the action, shown in Shortcuts"
    case .defaultValue, .placeholder: "text in a field of the action, shown in Shortcuts"
    case .booleanWord: "word for yes or no, shown in Shortcuts and put into sentences"
    case .dateTemplate: "how a date is written"
    case .promptDialog: "what Siri says or shows to get a value"
    case .unsupportedReason: "why a value is refused, said or shown by Siri"
    case .response: "how the action ended, said by Siri"
    case .conciseResponse: "how the action ended in a few words, shown by Siri"
    case .responseParameterName: "name of a result of the action, shown in Shortcuts"
    case .enumerationName, .typeName: "name of a kind of values, shown in Shortcuts"
    case .enumerationValue: "one of the values to choose from, shown in lists and put into sentences"
    case .pronunciationHint: "how a word is spoken"
    case .synonym: "another word for a value, which Siri understands"
    case .propertyName: "name of a part of a value, shown in Shortcuts"
    case .samplePhrase: "what people say to Siri to start the action"
    }
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
