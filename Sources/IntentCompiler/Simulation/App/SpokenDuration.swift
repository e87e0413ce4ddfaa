internal import IntentDialogue

/// A length of time as people say it.
///
/// For example: `90` (seconds), `25 minutes`, `1 h 30 min`
struct SpokenDuration: Equatable {
  /// The units, by the letter that their names begin with.
  private enum Unit: Character, CaseIterable {
    case days = "d"
    case hours = "h"
    case minutes = "m"
    case seconds = "s"

    var seconds: Double {
      switch self {
      case .days: 86_400
      case .hours: 3600
      case .minutes: 60
      case .seconds: 1
      }
    }

    var word: String {
      switch self {
      case .days: "day"
      case .hours: "hour"
      case .minutes: "minute"
      case .seconds: "second"
      }
    }

    var symbol: String { self == .minutes ? "min" : String(rawValue) }
  }

  /// The length in seconds; nil where a unit is in other words than these.
  let seconds: Double?

  /// The words as they were said; nil where they are understood.
  private let words: String?

  /// The length that words tell; nil where there is no number in them.
  init?(_ words: String, symbols: NumberSymbols) {
    if let seconds = symbols.number(in: words) {
      self.seconds = seconds
      self.words = nil
      return
    }
    var total = 0.0
    var isKnown = true
    var count = 0
    var rest = words[...]
    while let start = rest.firstIndex(where: \.isNumber) {
      rest = rest[start...]
      let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "," }
      rest = rest[digits.endIndex...].drop(while: \.isWhitespace)
      let unit = rest.prefix(while: \.isLetter)
      if let number = symbols.number(in: String(digits)), let known = Self.unit(of: unit) {
        total += number * known.seconds
      } else {
        isKnown = false
      }
      rest = rest[unit.endIndex...]
      count += 1
    }
    guard count > 0 else { return nil }
    seconds = isKnown ? total : nil
    self.words = isKnown ? nil : words
  }

  /// A number of a definition in one of its units; nil for a number that is none.
  init?(_ number: Double, unit: String?) {
    guard number.isFinite else { return nil }
    let known = unit.map { Self.unit(of: $0.lowercased()[...]) } ?? .seconds
    seconds = known.map { number * $0.seconds }
    words = known == nil ? "\(number) \(unit ?? "")" : nil
  }

  /// What is said: numbers with units, which are symbols in other languages than English; else the words themselves.
  func text(in language: DialogueLanguage) -> String {
    guard words == nil, let seconds, seconds >= 0, seconds < 1e9 else {
      return words ?? seconds.map { "\($0) s" } ?? ""
    }
    let isEnglish = language.name.split(separator: "-").first == "en"
    var rest = seconds
    var parts: [String] = []
    for unit in Unit.allCases {
      let count = unit == .seconds ? rest : (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      guard count > 0 || unit == .seconds && parts.isEmpty else { continue }
      let number = language.symbols.text(of: count)
      parts.append(isEnglish ? "\(number) \(unit.word)\(count == 1 ? "" : "s")" : "\(number) \(unit.symbol)")
    }
    return parts.joined(separator: isEnglish ? ", " : " ")
  }

  private static func unit(of word: Substring) -> Unit? {
    let word = word.lowercased()
    return Unit.allCases.first { unit in
      [unit.symbol, String(unit.rawValue), unit.word, unit.word + "s"].contains(word) || word == unit.word.prefix(3)
    }
  }
}
