/// What a text of a definition is for, as far as it decides what becomes of its translations.
package enum OriginalTextKind: String, Sendable, Hashable, CaseIterable {
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

  /// Why migrated code may be without such a text, as a clause.
  var reasonForAbsence: String {
    switch self {
    case .placeholder: "a parameter of an App Intent has no placeholder"
    case .dateTemplate: "an App Intent formats dates by itself"
    case .pronunciationHint: "App Intents take no pronunciation hints"
    case .defaultValue: "a default in code is the same in every language"
    case .suggestionTitle, .suggestionSubtitle:
      "predictions are written with '--predictions' only, and some combinations lead to none"
    case .promptDialog: "no place of the code asks with this dialog"
    case .unsupportedReason: "no place of the code refuses a value with this text"
    case .response: "no outcome of the code has this text"
    case .conciseResponse: "the code says this outcome in one way only"
    case .responseParameterName: "the values of a response have no names in App Intents"
    case .booleanWord: "no place of the code names the value"
    case .synonym: "synonyms are written from iOS 17 on, for values of enumerations that intents use"
    case .enumerationName, .enumerationValue:
      "no intent that is migrated uses the enumeration, or the value stands for none"
    case .typeName, .propertyName: "no intent that is migrated uses the type, or the property is one of all types"
    case .summary: "another summary stands for this combination"
    case .samplePhrase: "the phrase is not among those of an App Shortcut"
    case .intentTitle, .intentDescription, .parameterName: "the code does not have the text"
    }
  }
}
