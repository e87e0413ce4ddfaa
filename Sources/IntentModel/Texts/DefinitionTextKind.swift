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
}
