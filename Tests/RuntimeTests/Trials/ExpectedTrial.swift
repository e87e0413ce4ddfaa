import HandlerTrials

/// A trial, and what it has to show.
struct ExpectedTrial {
  /// What a trial has to show.
  enum Expectation {
    /// What the handler says about a parameter.
    case resolutions([TrialRecord.Resolution])
    /// The labels of options or of a default value.
    case values([String])
    /// A conversation with this end, and what else must hold of it.
    case conversation(String, Facts)
    /// A conversation that has no end, for a reason that contains these words.
    case error(String)
  }

  /// What must hold of a conversation besides its end; nil for what does not matter.
  struct Facts {
    /// The code of the response.
    var code: String?
    /// The values of the response, by name.
    var response: [String: [String]]?
    /// The values of the intent at the end, by name.
    var intent: [String: [String]]?
    /// Texts that Siri says, in this order.
    var spoken: [String] = []
    /// What is shown of the outcome.
    var printed: String?
    /// The translations by ID: whatever Siri says of the definition is one of them.
    var wordings: [String: String]?
  }

  /// The trial.
  let trial: Trial

  /// What it has to show.
  let expectation: Expectation

  /// What is wrong with a record; nothing if it shows what it has to.
  func faults(of record: TrialRecord) -> [String] {
    switch expectation {
    case .resolutions(let expected):
      Self.difference(record.resolutions, expected) + Self.difference(record.error, nil)
    case .values(let expected):
      Self.difference(record.values, expected) + Self.difference(record.error, nil)
    case .error(let words):
      record.error?.contains(words) == true ? [] : ["error: \(record.error ?? "none"), expected: \(words)"]
    case .conversation(let outcome, let facts):
      Self.difference(record.outcome, outcome) + Self.difference(record.error, nil) + facts.faults(of: record)
    }
  }

  fileprivate static func difference<Value: Equatable>(_ actual: Value, _ expected: Value) -> [String] {
    actual == expected ? [] : ["\(actual), expected: \(expected)"]
  }
}

extension ExpectedTrial.Facts {
  /// What does not hold of a conversation.
  fileprivate func faults(of record: TrialRecord) -> [String] {
    var faults: [String] = []
    if let code { faults += ExpectedTrial.difference(record.code, code) }
    if let response {
      faults += ExpectedTrial.difference(record.response.filter { !$0.value.isEmpty }, response)
    }
    if let intent { faults += ExpectedTrial.difference(record.intent.filter { !$0.value.isEmpty }, intent) }
    var rest = record.lines.filter { !$0.isPerson }[...]
    for text in spoken {
      guard let index = rest.firstIndex(where: { $0.text == text }) else {
        faults.append("Siri does not say '\(text)' in \(record.lines.map(\.text))")
        continue
      }
      rest = rest[(index + 1)...]
    }
    if let wordings {
      faults += record.lines.filter { !$0.isPerson && !$0.isSystemWording && $0.textID != nil }
        .filter { line in !wordings.contains { $0.key.hasPrefix(line.textID ?? "") && line.text.isFilled($0.value) } }
        .map { "'\($0.text)' is no translation of \($0.textID ?? "")" }
    }
    if let printed { faults += ExpectedTrial.difference(record.lines.last?.printed, printed) }
    return faults
  }
}

extension String {
  /// Whether the text is a format whose tokens were replaced.
  fileprivate func isFilled(_ format: String) -> Bool {
    var rest = self[...]
    for words in format.split(separator: #/\$\{[^}]*\}/#) {
      guard let range = rest.firstRange(of: words) else { return false }
      rest = rest[range.upperBound...]
    }
    return !contains("${")
  }
}
