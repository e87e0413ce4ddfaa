internal import IntentModel

/// The string ID that says what a text is for: what it belongs to, and its role there.
///
/// For example: `OrderSoup.soup.Dialog.Primary`. It has no hyphen, since that is what parts the IDs of a composite key.
enum ReadableID {
  /// The ID of a text; it may be that of another text, too.
  static func id(of text: DefinitionText) -> String {
    var parts = text.owners.map(sanitized).filter { !$0.isEmpty }
    let role = role(of: text)
    switch text.kind {
    case .promptDialog, .unsupportedReason, .response:
      parts.insert(role, at: max(0, parts.count - 1))
    case .conciseResponse:
      parts.insert(role, at: max(0, parts.count - 1))
      parts.append("Printed")
    default:
      parts.append(role)
    }
    return parts.joined(separator: ".")
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func role(of text: DefinitionText) -> String {
    switch text.kind {
    case .intentTitle: "Title"
    case .intentDescription: "Description"
    case .summary: "Summary"
    case .suggestionTitle: "Suggestion"
    case .suggestionSubtitle: "Suggestion.Subtitle"
    case .parameterName, .enumerationName, .enumerationValue, .typeName, .propertyName: "Name"
    case .responseParameterName: "ResultName"
    case .defaultValue: "Default"
    case .placeholder: "Placeholder"
    case .booleanWord: text.booleanValue == false ? "False" : "True"
    case .dateTemplate: "DateTemplate"
    case .promptDialog: "Dialog"
    case .unsupportedReason: "Unsupported"
    case .response, .conciseResponse: "Response"
    case .pronunciationHint: "Pronunciation"
    case .synonym: "Synonym"
    case .samplePhrase: "Phrase"
    }
  }

  /// A name as a part of an ID: nothing that tables would have to quote, and no hyphen.
  private static func sanitized(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { scalar in
          scalar.isASCII && (scalar.properties.isAlphabetic || isDigit(scalar)) || scalar == "_" ? scalar : "_"
        }))
  }
}
