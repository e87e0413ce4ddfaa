internal import IntentModel
internal import IntentSemantics
internal import Localization
internal import SourceDiagnostics

/// Compares the tokens of translations with those of the texts.
struct TokenComparison {
  /// A text that an entry translates.
  struct Reading {
    /// The text, as an index.
    let original: Int

    /// The token that a composite entry has a word for.
    let replacedToken: FormatToken?
  }

  /// The number of texts above which an entry is not compared: so many share an ID by mistake only.
  static let readingLimit = 16

  let index: TextIndex

  /// Tokens that the plain translations of sentences may do without, since there are composite entries, by sentence.
  let omittableTokens: [Int: Set<FormatToken>]

  /// What is wrong with an entry; nil for nothing.
  func fault(of value: StringTableValue, readings: [Reading]) -> TokenFault? {
    guard !readings.isEmpty, readings.count <= Self.readingLimit else { return nil }
    // Nearly all texts are without tokens.
    if readings.allSatisfy({ index.tokens[$0.original].isEmpty }), !value.texts.contains(where: \.value.mayHaveTokens) {
      return nil
    }
    guard readings.allSatisfy({ index.texts[$0.original].hasTokens }) else { return nil }
    let texts = value.texts.map { (text: $0, occurrences: Self.occurrences(in: $0.value)) }
    let counts = TokenCounts(value, texts.map(\.occurrences))
    let differences = readings.map { difference(of: counts, from: $0) }
    let stray = strayTokens(among: texts, readings: readings, difference: differences[0])
    if !stray.isEmpty {
      return .stray(Self.withCounterparts(stray, difference: differences[0], isPlain: counts.isPlain))
    }
    // Where a sentence has no text, or no tokens, there is nothing to compare with.
    guard readings.allSatisfy({ index.texts[$0.original].tokenNames != nil && index.texts[$0.original].text != nil }),
      let best = differences.min(by: { $0.count < $1.count }), !best.isEmpty
    else { return nil }
    return .different(best)
  }

  /// The tokens of a text and what looks like them.
  private static func occurrences(in text: String) -> [TokenOccurrence] {
    text.mayHaveTokens ? Array(TokenScanner(text)) : []
  }

  // MARK: Stray tokens

  private func strayTokens(
    among texts: [(text: Located<String>, occurrences: [TokenOccurrence])], readings: [Reading],
    difference: TokenDifference
  ) -> [StrayToken] {
    let isSentence = readings.contains { index.texts[$0.original].tokenNames != nil }
    var flawsOfOriginals: Set<String>?
    var stray: [StrayToken] = []
    for (text, occurrences) in texts {
      for occurrence in occurrences {
        let isKnown = occurrence.token.map { token in readings.contains { knows(token, in: $0.original) } } ?? false
        if let flaw = occurrence.flaw {
          guard isSentence, isKnown || flaw.isPlain || !difference.dropped.isEmpty else { continue }
          // Where the translated text has the same characters, the fault is there.
          let flaws = flawsOfOriginals ?? self.flaws(ofOriginalsOf: readings)
          flawsOfOriginals = flaws
          if flaws.contains(text.value.part(occurrence.range)) { continue }
        } else if isKnown {
          continue
        }
        stray.append(
          StrayToken(
            text: text, occurrence: occurrence, replacement: isKnown ? occurrence.token : nil, counterpart: nil,
            original: readings[0].original))
      }
    }
    return stray
  }

  private func knows(_ token: FormatToken, in original: Int) -> Bool {
    index.tokenCounts[original][token] != nil || index.values.isKnown(token, in: index.texts[original])
  }

  /// What looks like tokens in the texts that are translated.
  private func flaws(ofOriginalsOf readings: [Reading]) -> Set<String> {
    var flaws: Set<String> = []
    for original in Set(readings.map(\.original)) {
      guard let text = index.texts[original].text?.value else { continue }
      for occurrence in TokenScanner(text) where occurrence.flaw != nil {
        flaws.insert(text.part(occurrence.range))
      }
    }
    return flaws
  }

  /// The stray tokens of an entry with what they may have been, where all of them are one name and one token is missing
  /// as often as it stands there: a translator may have translated the name, or the text is that of another entry.
  private static func withCounterparts(
    _ stray: [StrayToken], difference: TokenDifference, isPlain: Bool
  ) -> [StrayToken] {
    guard isPlain, let first = stray.first, stray.allSatisfy({ $0.replacement == nil }),
      let token = difference.dropped.first, difference.dropped.allSatisfy({ $0 == token }),
      stray.count == difference.dropped.count,
      stray.allSatisfy({ $0.source == first.source })
    else { return stray }
    return stray.map {
      StrayToken(
        text: $0.text, occurrence: $0.occurrence, replacement: nil, counterpart: token, original: $0.original)
    }
  }

  // MARK: Differences

  private func difference(of counts: TokenCounts, from reading: Reading) -> TokenDifference {
    var difference = TokenDifference(original: reading.original)
    // Where the text has a token that names nothing, the fault is there, and the translations may be right.
    guard index.tokens[reading.original].allSatisfy({ index.values.isKnown($0, in: index.texts[reading.original]) })
    else { return difference }
    let originals = index.tokenCounts[reading.original]
    let omittable = reading.replacedToken == nil ? omittableTokens[reading.original] ?? [] : []
    for token in index.tokens[reading.original].uniqued()
    where token != reading.replacedToken && !omittable.contains(token) {
      let expected = originals[token] ?? 0
      let missing = expected - counts.most(of: token)
      if missing > 0, expected > 1 {
        difference.numbers[token] = TokenDifference.Numbers(translation: counts.most(of: token), text: expected)
      }
      difference.dropped += Array(repeating: token, count: max(0, missing))
    }
    // The number that a plural form is chosen by stands in the place of a token.
    if difference.dropped.count <= counts.numberCount { difference.dropped = [] }
    for token in counts.tokens {
      let expected = token == reading.replacedToken ? 0 : originals[token] ?? 0
      guard counts.fewest(of: token) > expected else { continue }
      if expected > 1 {
        difference.numbers[token] = TokenDifference.Numbers(translation: counts.fewest(of: token), text: expected)
      }
      if originals[token] != nil { difference.repeated.append(token) } else { difference.added.append(token) }
    }
    return difference
  }
}

extension String {
  /// Whether there is a character that a token, or what looks like one, starts with.
  fileprivate var mayHaveTokens: Bool {
    func mayStartToken(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "$") || byte == UInt8(ascii: "{") || byte == 0xEF
    }
    return utf8.withContiguousStorageIfAvailable { $0.contains(where: mayStartToken) }
      ?? utf8.contains(where: mayStartToken)
  }
}
