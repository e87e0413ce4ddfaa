internal import IntentModel
internal import IntentSemantics
internal import SourceDiagnostics

/// The texts of a definition as the keys of tables refer to them.
struct TextIndex: Sendable {
  /// All texts.
  let texts: [DefinitionText]

  /// The tokens of each text, in its order, repetitions included.
  let tokens: [[FormatToken]]

  /// How often each text has a token.
  let tokenCounts: [[FormatToken: Int]]

  /// What tokens stand for.
  let values: TokenValues

  private let byID: [ExactKey: [Int]]
  private let bySentence: [ExactKey: [Int]]

  /// A key with more hyphens is read up to this many of them only: each is a place to look at.
  private static let searchedHyphenCount = 64

  /// The number of bytes up to which a text is compared with the composite entries for it.
  private static let longestComparedSentence = 4096

  init(_ definition: CheckedDefinition) {
    texts = definition.texts
    values = TokenValues(definition)
    var tokens: [[FormatToken]] = []
    var byID: [ExactKey: [Int]] = [:]
    var bySentence: [ExactKey: [Int]] = [:]
    for (index, text) in texts.enumerated() {
      if let id = text.id { byID[ExactKey(id.value), default: []].append(index) }
      guard let sentence = text.text, text.hasTokens else {
        tokens.append([])
        continue
      }
      tokens.append(FormatString(parsing: sentence.value).tokens)
      if text.tokenNames != nil { bySentence[ExactKey(sentence.value), default: []].append(index) }
    }
    self.tokens = tokens
    tokenCounts = tokens.map { list in Dictionary(list.map { ($0, 1) }, uniquingKeysWith: +) }
    self.byID = byID
    self.bySentence = bySentence
  }

  /// The texts that have to be translated, as indices: there is something to see, an ID to find translations by, and no
  /// catalogue that marks the ID as not to be translated.
  func translatableTexts(except keys: [Set<String>]) -> [Int] {
    let untranslated = Set(keys.joined().map(ExactKey.init))
    return texts.indices.filter { number in
      guard let id = texts[number].id, let text = texts[number].text else { return false }
      return !text.value.isBlank && (untranslated.isEmpty || !untranslated.contains(ExactKey(id.value)))
    }
  }

  /// What the entry of a key translates, in a table that may have sentences as keys, or not.
  func meaning(of key: String, acceptsSentences: Bool) -> EntryMeaning {
    if let indices = byID[ExactKey(key)] { return .texts(indices) }
    if let composites = composites(of: key) { return .composites(composites) }
    if acceptsSentences, let indices = sentences(of: key) { return .sentences(indices) }
    return .nothing
  }

  // MARK: Composite keys

  /// The ways to read a key as the IDs of a sentence and a word; nil where there are no such IDs.
  private func composites(of key: String) -> [EntryMeaning.Composite]? {
    var composites: [EntryMeaning.Composite]?
    let bytes = key.utf8
    var start = bytes.startIndex
    for _ in 0..<Self.searchedHyphenCount {
      guard let hyphen = bytes[start...].firstIndex(of: UInt8(ascii: "-")) else { break }
      start = bytes.index(after: hyphen)
      guard let sentences = byID[ExactKey(String(key[..<hyphen]))], let words = byID[ExactKey(String(key[start...]))]
      else { continue }
      composites = composites ?? []
      // An ID that many texts share would make very many pairs of one key.
      guard sentences.count * words.count <= TokenComparison.readingLimit else { continue }
      for sentence in sentences where isComparable(sentence) {
        for word in words where texts[word].isWord {
          composites? += self.composites(sentence, texts[word])
        }
      }
    }
    return composites
  }

  /// Whether composite entries for a text are compared with it: a text that nobody could say would be read once for each
  /// of very many.
  private func isComparable(_ sentence: Int) -> Bool {
    texts[sentence].tokenNames != nil && (texts[sentence].text?.value.utf8.count ?? 0) <= Self.longestComparedSentence
  }

  private func composites(_ sentence: Int, _ word: DefinitionText) -> [EntryMeaning.Composite] {
    let replaceable = tokens[sentence].uniqued().filter { values.canReplace($0, in: texts[sentence], by: word) }
    if replaceable.isEmpty { return [EntryMeaning.Composite(sentence: sentence, replacedToken: nil)] }
    return replaceable.map { EntryMeaning.Composite(sentence: sentence, replacedToken: $0) }
  }

  // MARK: Sentences as keys

  /// The sentences that a key repeats, perhaps with a number behind it, as in `There are ${count} options - 2`.
  private func sentences(of key: String) -> [Int]? {
    if let indices = bySentence[ExactKey(key)] { return indices }
    let bytes = Array(key.utf8)
    func end(before end: Int, of isSkipped: (UInt8) -> Bool) -> Int {
      var end = end
      while end > 0, isSkipped(bytes[end - 1]) { end -= 1 }
      return end
    }
    let digits = end(before: bytes.count) { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let hyphen = end(before: digits) { $0 == 0x20 }
    guard digits < bytes.count, hyphen > 0, bytes[hyphen - 1] == UInt8(ascii: "-") else { return nil }
    let sentence = bytes[..<end(before: hyphen - 1) { $0 == 0x20 }]
    return bySentence[ExactKey(String(decoding: sentence, as: UTF8.self))]
  }
}

extension DefinitionText {
  /// Whether `${…}` in the text is a token, or nobody knows better: a default value has it as it stands.
  var hasTokens: Bool { kind != .defaultValue && kind != .placeholder }

  /// Whether the text may stand in a sentence for a value.
  fileprivate var isWord: Bool { kind == .enumerationValue || kind == .booleanWord }
}

extension Array where Element: Hashable {
  /// The elements without repetitions.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
