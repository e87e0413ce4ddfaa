extension Dialogue {
  /// The sentence by which the person asks for the intent with the values that it has and that count.
  var request: DialogueText {
    let named = script.parameters.filter { !participant.values(of: $0).isEmpty && isWanted($0) }
    return script.request(for: Set(named.map(\.name)))
  }

  /// Whether the values of other parameters call for one: neither Siri nor Shortcuts asks an app about it else.
  func isWanted(_ parameter: IntentScript.Parameter) -> Bool {
    script.wants(parameter) { parent in
      participant.values(of: parent).first.map { participant.spokenValue($0, of: parent) }
    }
  }

  /// What is said of the intent's values, by parameter.
  var values: [String: DialogueValue] {
    var values: [String: DialogueValue] = [:]
    for parameter in script.parameters {
      let spoken = participant.values(of: parameter).map { participant.spokenValue($0, of: parameter) }
      switch spoken.count {
      case 0: continue
      case 1: values[parameter.name] = spoken[0]
      default: values[parameter.name] = DialogueValue(list: spoken)
      }
    }
    return values
  }

  /// What a parameter is called.
  func label(of parameter: IntentScript.Parameter) -> DialogueSentence {
    guard let name = parameter.displayName else { return DialogueSentence(text: parameter.name) }
    return translations.sentence(name, with: [:])
  }

  /// Says a text of the definition, and tells its words.
  @discardableResult
  mutating func say(
    _ text: DialogueText, by speaker: TranscriptLine.Speaker, about subject: TranscriptLine.Subject,
    with values: [String: DialogueValue]? = nil, choices: [DialogueSentence] = []
  ) -> String {
    let sentence = translations.sentence(text, with: values ?? self.values)
    say(sentence, by: speaker, about: subject, textID: text.id, choices: choices)
    return sentence.text
  }

  /// Says words that are complete.
  mutating func say(
    _ sentence: DialogueSentence, by speaker: TranscriptLine.Speaker, about subject: TranscriptLine.Subject,
    textID: String? = nil, choices: [DialogueSentence] = []
  ) {
    record(
      TranscriptLine(
        speaker, sentence.text, about: subject, textID: textID, choices: choices.map(\.text),
        untranslated: Self.untranslated(in: [sentence] + choices)))
  }

  /// Says words that are no text of the definition.
  mutating func say(_ words: String, by speaker: TranscriptLine.Speaker, about subject: TranscriptLine.Subject) {
    say(DialogueSentence(text: words), by: speaker, about: subject)
  }

  /// Says words that are not the definition's.
  mutating func sayInSystemWords(
    _ words: String, about subject: TranscriptLine.Subject, choices: [DialogueSentence] = []
  ) {
    record(
      TranscriptLine(
        .siri, words, about: subject, isSystemWording: true, choices: choices.map(\.text),
        untranslated: Self.untranslated(in: choices)))
  }

  /// Says words that are not the definition's around some that are, and tells all of them.
  @discardableResult
  mutating func sayInSystemWords(
    _ part: DialogueSentence, _ wording: (String) -> String, about subject: TranscriptLine.Subject,
    choices: [DialogueSentence] = []
  ) -> String {
    let words = wording(part.text)
    record(
      TranscriptLine(
        .siri, words, about: subject, isSystemWording: true, choices: choices.map(\.text),
        untranslated: Self.untranslated(in: [part] + choices)))
    return words
  }

  /// Tells an outcome.
  mutating func say(_ response: DialogueResponse) {
    let code = script.code(named: response.code)
    let spoken = code?.spoken.map { translations.sentence($0, with: response.values) }
    let printed = code?.printed.map { translations.sentence($0, with: response.values) }
    let isSuccess = code?.isSuccess ?? (response.code == "success")
    record(
      TranscriptLine(
        .siri, (spoken ?? printed)?.text ?? SystemWording.outcome(response.code, isSuccess: isSuccess),
        about: .code(response.code), textID: code?.spoken?.id ?? code?.printed?.id,
        isSystemWording: spoken == nil && printed == nil, printed: spoken == nil ? nil : printed?.text,
        untranslated: Self.untranslated(in: [spoken, printed].compactMap(\.self))))
  }

  /// Adds a line, and lets it be heard.
  private mutating func record(_ line: TranscriptLine) {
    transcript.append(line)
    listener(line)
  }

  private static func untranslated(in sentences: [DialogueSentence]) -> [DialogueText] {
    var known: Set<DialogueText> = []
    return sentences.flatMap(\.untranslated).filter { known.insert($0).inserted }
  }
}
