/// What a text of a definition is for.
package enum DefinitionTextKind: String, Sendable, Hashable, CaseIterable {
  case intentTitle
  case intentDescription
  case summary
  case suggestionTitle
  case suggestionSubtitle
  case parameterName
  case defaultValue
  case placeholder
  case booleanWord
  case dateTemplate
  case promptDialog
  case unsupportedReason
  case response
  case conciseResponse
  case responseParameterName
  case enumerationName
  case enumerationValue
  case pronunciationHint
  case synonym
  case typeName
  case propertyName
  case samplePhrase

  /// The group in which people count translations.
  package var group: DefinitionTextGroup {
    switch self {
    case .intentTitle: .titles
    case .intentDescription: .descriptions
    case .summary, .suggestionTitle, .suggestionSubtitle: .summaries
    case .parameterName, .defaultValue, .placeholder, .booleanWord, .dateTemplate, .responseParameterName,
      .typeName, .propertyName:
      .options
    case .promptDialog, .unsupportedReason: .dialogs
    case .response, .conciseResponse: .responses
    case .enumerationName, .enumerationValue, .pronunciationHint, .synonym: .enumCases
    case .samplePhrase: .phrases
    }
  }

  /// The word for messages, for example `title`.
  package var noun: String {
    switch self {
    case .intentTitle: "title"
    case .intentDescription: "description"
    case .summary: "summary"
    case .suggestionTitle: "suggestion title"
    case .suggestionSubtitle: "suggestion subtitle"
    case .parameterName, .responseParameterName, .enumerationName, .enumerationValue, .typeName, .propertyName:
      "display name"
    case .defaultValue: "default value"
    case .placeholder: "placeholder"
    case .booleanWord: "word for a Boolean"
    case .dateTemplate: "date template"
    case .promptDialog: "dialog"
    case .unsupportedReason: "unsupported reason"
    case .response: "response text"
    case .conciseResponse: "printed response text"
    case .pronunciationHint: "pronunciation hint"
    case .synonym: "synonym"
    case .samplePhrase: "sample phrase"
    }
  }

  /// Where people meet the text, for translators.
  package var context: String {
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
