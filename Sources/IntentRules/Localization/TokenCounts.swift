internal import IntentSemantics
internal import Localization
internal import SourceDiagnostics

/// How often tokens stand in a translation; where it has several forms, at least and at most.
struct TokenCounts {
  /// The tokens in the order of the translation.
  let tokens: [FormatToken]

  /// The number of values that choose plural forms.
  let numberCount: Int

  /// Whether there is one form only.
  let isPlain: Bool

  private var counts: [FormatToken: (fewest: Int, most: Int)] = [:]

  /// The counts of a translation.
  ///
  /// - Parameters:
  ///   - value: The translation.
  ///   - occurrences: What was found in each of its texts.
  init(_ value: StringTableValue, _ occurrences: [[TokenOccurrence]]) {
    let forms = occurrences.map { list in list.compactMap { $0.flaw == nil ? $0.token : nil } }
    tokens = forms.flatMap { $0 }.uniqued()
    guard case .plural(let format, let variables) = value else {
      isPlain = true
      numberCount = 0
      counts = Self.counts(of: [forms.first ?? []])
      return
    }
    isPlain = false
    var position = 0
    if format != nil {
      counts = Self.counts(of: [forms[0]])
      position = 1
    }
    // Forms of one variable exclude each other, those for several devices too; variables add up.
    var formsByVariable: [String?: [[FormatToken]]] = [:]
    var numbers: Set<String?> = []
    for variable in variables {
      let name = variable.name?.value
      formsByVariable[name, default: []] += forms[position..<(position + variable.forms.count)]
      position += variable.forms.count
      if variable.rule == .plural { numbers.insert(name) }
    }
    numberCount = numbers.count
    for forms in formsByVariable.values {
      for (token, count) in Self.counts(of: forms) {
        let known = counts[token] ?? (0, 0)
        counts[token] = (known.fewest + count.fewest, known.most + count.most)
      }
    }
  }

  private static func counts(of forms: [[FormatToken]]) -> [FormatToken: (fewest: Int, most: Int)] {
    var counts: [FormatToken: (fewest: Int, most: Int)] = [:]
    var formCounts: [FormatToken: Int] = [:]
    for form in forms {
      for (token, tokens) in Dictionary(grouping: form, by: { $0 }) {
        let known = counts[token] ?? (Int.max, 0)
        counts[token] = (min(known.fewest, tokens.count), max(known.most, tokens.count))
        formCounts[token, default: 0] += 1
      }
    }
    for (token, count) in formCounts where count < forms.count {
      counts[token]?.fewest = 0
    }
    return counts
  }

  /// How often a token stands there at least.
  func fewest(of token: FormatToken) -> Int { counts[token]?.fewest ?? 0 }

  /// How often a token stands there at most.
  func most(of token: FormatToken) -> Int { counts[token]?.most ?? 0 }
}
