import Foundation

/// A string catalogue: the texts of a definition in all languages.
struct StringCatalogue {
  /// The translations by language and ID.
  private(set) var translations: [String: [String: DialogueTranslation]] = [:]

  /// Reads a catalogue.
  ///
  /// - Throws: Foundation's error if the data are no catalogue.
  init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    for (key, entry) in file.strings {
      for (language, localization) in entry.localizations ?? [:] {
        translations[language, default: [:]][key] = localization.translation
      }
    }
  }

  private struct File: Decodable {
    let strings: [String: Entry]
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  /// A text, with forms for numbers where it has some.
  private struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Localization]?

    /// What the name of the variable is that is the whole text: no value has it.
    private static let wholeText = " "

    /// What is said; nil where there is no text for a phone.
    var translation: DialogueTranslation? {
      if let forms {
        return .plural(
          format: "%#@\(Self.wholeText)@", variables: [DialoguePluralVariable(Self.wholeText, forms: forms)])
      }
      guard let text else { return nil }
      guard let substitutions else { return .text(text) }
      return .plural(
        format: text,
        variables: substitutions.compactMap { name, part in
          (part.forms ?? part.text.map { [.other: $0] }).map { DialoguePluralVariable(name, forms: $0) }
        })
    }

    private var forms: [PluralCategory: String]? {
      variations?.plural.map { plural in
        Dictionary(
          plural.compactMap { key, form in
            PluralCategory(rawValue: key).flatMap { category in form.text.map { (category, $0) } }
          }
        ) { first, _ in first }
      }
    }

    private var text: String? {
      stringUnit?.value ?? variations?.device.flatMap { ($0["iphone"] ?? $0["other"])?.text }
    }
  }

  private struct Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }

  private struct Unit: Decodable {
    let value: String
  }
}
