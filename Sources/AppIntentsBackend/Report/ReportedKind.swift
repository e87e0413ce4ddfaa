/// Under which words the report counts what a definition says of an intent, an enumeration or a type.
package enum ReportedKind: String, Sendable, Hashable, CaseIterable {
  case parameters
  case values
  case properties
  case responseCodes
  case titles
  case descriptions
  case names
  case summaries
  case suggestions
  case dialogs
  case reasons
  case responses
  case words
  case synonyms
  case pronunciations
  case phrases

  /// The words for people, for one and for several.
  package var words: (singular: String, plural: String) {
    switch self {
    case .parameters: ("parameter", "parameters")
    case .values: ("value", "values")
    case .properties: ("property", "properties")
    case .responseCodes: ("response code", "response codes")
    case .titles: ("title", "titles")
    case .descriptions: ("description", "descriptions")
    case .names: ("name for people", "names for people")
    case .summaries: ("summary", "summaries")
    case .suggestions: ("suggestion text", "suggestion texts")
    case .dialogs: ("dialog", "dialogs")
    case .reasons: ("reason for refusing", "reasons for refusing")
    case .responses: ("response text", "response texts")
    case .words: ("word for a value", "words for values")
    case .synonyms: ("synonym", "synonyms")
    case .pronunciations: ("pronunciation", "pronunciations")
    case .phrases: ("phrase", "phrases")
    }
  }
}
