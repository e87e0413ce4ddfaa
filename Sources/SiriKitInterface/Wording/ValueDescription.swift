package import IntentSemantics
package import SwiftCode

/// What can be said about the value of a parameter, response parameter or property, beside its Swift type.
package struct ValueDescription {
  /// The label for people.
  package let displayName: LocalizedText?

  /// The type of one value.
  package let type: ValueType

  /// Whether it holds several values.
  package let isArray: Bool

  /// What the definition says about the values.
  package let options: ValueOptions

  /// The language whose names are used.
  private let language: CodeLanguage

  /// The description of a value.
  package init(
    displayName: LocalizedText?, type: ValueType, isArray: Bool, options: ValueOptions, language: CodeLanguage = .swift
  ) {
    self.displayName = displayName
    self.type = type
    self.isArray = isArray
    self.options = options
    self.language = language
  }

  /// The documentation of a property that holds the value, with further fragments about the property; nil where there is
  /// nothing to say.
  package func documentation(further: [String] = []) -> DocumentationComment? {
    let details = details + further
    if let summary {
      return DocumentationComment(summary, discussion: details.map { .item($0) })
    }
    guard let first = details.first else { return nil }
    return DocumentationComment(first + ".", discussion: details.dropFirst().map { .item($0) })
  }

  /// The label, and what kind of value the Swift type does not tell; nil where there is neither.
  ///
  /// For example: `“Bowls”, an Int.`
  package var summary: String? {
    guard let kind else { return displayName?.quoted }
    let words = isArray ? "each \(kind)." : kind + "."
    return displayName.map { "\($0.quoted), \(words)" } ?? words.withUppercasedFirstLetter
  }

  /// The kind of one value with its article; nil where the Swift type says it.
  private var kind: String? {
    switch type {
    case .integer, .decimal, .boolean, .timeInterval: language.numberKind(of: type)
    case .enumeration(let reference): isArray ? "a raw value of `\(reference.className)`" : nil
    case .dateComponents, .file, .person: options.kindInWords
    case .string, .object, .untypedObject, .url, .placemark, .currencyAmount, .paymentMethod, .speakableString,
      .temperature, .length, .mass, .speed, .energy, .volume:
      nil
    }
  }

  /// What the definition adds, a fragment each.
  package var details: [String] {
    switch options {
    case .none:
      []
    case .string(let options):
      item("Default", options.defaultValue?.quoted) + item("Placeholder", options.placeholder?.quoted)
        + (options.isMultiline ? ["May have several lines"] : [])
    case .boolean(let options):
      item("Default", options.defaultValue.map { "`\(language.name(of: $0))`" })
        + item("`\(language.name(of: true))`", options.trueName?.quoted)
        + item("`\(language.name(of: false))`", options.falseName?.quoted)
    case .number(let options):
      options.details + item("Placeholder", options.placeholder?.quoted)
    case .enumeration(let defaultValue):
      item("Default", defaultValue.map { "`\(language.name(ofValue: $0, in: type))`" })
    case .timeInterval(let options):
      options.details
    case .date, .placemark(style: nil):
      []
    case .placemark(style: let style?):
      item("Shown as", Self.placemarkStyle(style))
    case .person(_, let placeholder):
      item("Placeholder", placeholder?.quoted)
    case .file(let options):
      options.typeIdentifiers.isEmpty
        ? [] : ["Content types: `" + options.typeIdentifiers.joined(separator: "`, `") + "`"]
    }
  }

  /// What of a place is shown, unless it is the name; the file's own word where it is none of the editor's.
  private static func placemarkStyle(_ style: String) -> String? {
    switch style {
    case "Name": nil
    case "City": "city"
    case "Address": "address"
    default: "`\(style)`"
    }
  }

  /// A label with its value; nothing where there is no value.
  private func item(_ label: String, _ value: String?) -> [String] {
    value.map { ["\(label): \($0)"] } ?? []
  }
}
