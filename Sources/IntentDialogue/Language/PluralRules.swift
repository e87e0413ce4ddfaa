/// Which form a language has for a number.
struct PluralRules: Sendable, Equatable {
  /// The forms with their conditions, in the order in which they are tried.
  private let rules: [(category: PluralCategory, rule: PluralRule)]

  /// The rules of a language, for example `pt-BR`: its own, or those of the language without its last part; one form for
  /// all numbers where there are none.
  init(language: String) {
    rules = LanguageFallback.first(for: language) { Self.rules[$0] }.map(Self.parse) ?? []
  }

  /// The form for a number that is written as a numeral, for example `1.5`.
  func category(of numeral: String) -> PluralCategory {
    guard let operands = PluralOperands(numeral: numeral) else { return .other }
    return rules.first { $0.rule.holds(of: operands) }?.category ?? .other
  }

  static func == (left: PluralRules, right: PluralRules) -> Bool {
    left.rules.elementsEqual(right.rules) { $0.category == $1.category && $0.rule == $1.rule }
  }

  /// The texts of the rules by language.
  private static let rules: [String: Substring] = {
    var rules: [String: Substring] = [:]
    for row in table.split(separator: "\n") {
      let parts = row.split(separator: "|", maxSplits: 1)
      for language in parts[0].split(separator: " ") { rules[String(language)] = parts.last }
    }
    return rules
  }()

  /// The languages that have rules.
  static var languages: [String] { rules.keys.sorted() }

  private static func parse(_ text: Substring) -> [(PluralCategory, PluralRule)] {
    text.split(separator: ";").compactMap { part in
      let sides = part.split(separator: ":", maxSplits: 1)
      guard sides.count == 2,
        let category = PluralCategory(rawValue: sides[0].split(separator: " ").joined()),
        let rule = PluralRule(sides[1])
      else { return nil }
      return (category, rule)
    }
  }
}
