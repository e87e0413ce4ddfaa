import IntentSemantics
import Localization

/// A translation while it is put together for a key.
struct TranslatedLine {
  /// The text of the code.
  private let text: MigratedText

  /// What the code puts in the place of a token, in the language of the translation.
  private let insertion: (FormatToken) -> String?

  /// The text so far.
  private(set) var value = ""

  /// How often each token has come so far.
  private(set) var occurrences: [FormatToken: Int] = [:]

  /// The tokens that there is no place for.
  private var stray: [FormatToken] = []

  /// An empty line.
  init(_ text: MigratedText, insertion: @escaping (FormatToken) -> String?) {
    self.text = text
    self.insertion = insertion
  }

  /// Appends a text with tokens; in a format, its per cent signs are written twice already.
  mutating func appendText(_ translation: String, isFormat: Bool) {
    for segment in FormatString(parsing: translation).segments {
      switch segment {
      case .literal(let literal):
        switch (isFormat, text.isFormat) {
        case (false, true): value += literal.replacing("%", with: "%%")
        case (true, false): value += literal.replacing("%%", with: "%")
        default: value += literal
        }
      case .token(let token):
        append(token)
      }
    }
  }

  /// Appends what stands for a token.
  mutating func append(_ token: FormatToken) {
    if let specifier = text.specifier(of: token, occurrence: occurrences[token, default: 0]) {
      value += specifier
    } else if let inserted = insertion(token) {
      value += text.isFormat ? inserted.replacing("%", with: "%%") : inserted
    } else {
      stray.append(token)
    }
    occurrences[token, default: 0] += 1
  }

  /// Appends what means the same to every key.
  mutating func append(directive: String) {
    value += directive
  }

  /// Notes that a token has its place elsewhere.
  mutating func note(_ token: FormatToken) {
    occurrences[token, default: 0] += 1
  }

  /// The tokens of the text that the line has not.
  var missing: [FormatToken] {
    var seen: Set<FormatToken> = []
    return text.source.tokens.filter { occurrences[$0] == nil && seen.insert($0).inserted }
  }

  /// The line as a text of a catalogue.
  func unit(_ review: String?) throws(RewrittenTranslation.Fault) -> CatalogueUnit {
    guard stray.isEmpty else {
      var seen: Set<FormatToken> = []
      let tokens = stray.filter { seen.insert($0).inserted }
      throw .strayTokens(tokens.map { FormatString(segments: [.token($0)]).source })
    }
    return CatalogueUnit(value, review == nil ? .translated : .needsReview)
  }
}

extension MigratedText {
  /// Whether values are put into the text by a format, in which a per cent sign is written twice.
  var isFormat: Bool { valueCount > 0 }

  /// The number of values of the format.
  var valueCount: Int { placeholders.count { $0.specifier.hasPrefix("%") } }

  /// What stands for a token in a translation: with the number of the value where there are several.
  ///
  /// For example: `%2$lld`
  func specifier(of token: FormatToken, occurrence: Int) -> String? {
    let places = placeholders.indices.filter { placeholders[$0].token == token }
    guard !places.isEmpty else { return nil }
    let place = places[min(occurrence, places.count - 1)]
    let specifier = placeholders[place].specifier
    guard specifier.hasPrefix("%"), valueCount > 1 else { return specifier }
    return "%\(argument(at: place))$" + specifier.dropFirst()
  }

  /// The number of the value that is in a place, counted from 1.
  func argument(at place: Int) -> Int {
    placeholders[...place].count { $0.specifier.hasPrefix("%") }
  }

  /// The text in the development language for a catalogue, with the numbers of the values where there are several.
  var positionalDefault: String {
    guard valueCount > 1 else { return defaultValue }
    var argument = 0
    return FormatPiece.pieces(of: defaultValue).map { piece in
      switch piece {
      case .text(let text): return text
      case .value(_, let specifier):
        argument += 1
        return "%\(argument)$\(specifier)"
      case .part(_, let name): return "%#@\(name)@"
      }
    }.joined()
  }
}
