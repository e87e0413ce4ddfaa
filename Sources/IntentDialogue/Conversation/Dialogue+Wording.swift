extension Dialogue {
  /// The sentence by which the person asks for the intent with the values that it has.
  var request: DialogueText {
    script.request(for: Set(script.parameters.filter { !participant.values(of: $0).isEmpty }.map(\.name)))
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
  func label(of parameter: IntentScript.Parameter) -> String {
    parameter.displayName.map(translations.wording) ?? parameter.name
  }

  /// Says a text of the definition.
  mutating func say(
    _ text: DialogueText, by speaker: TranscriptLine.Speaker, about subject: TranscriptLine.Subject,
    with values: [String: DialogueValue]? = nil
  ) {
    say(translations.fill(text, with: values ?? self.values), by: speaker, about: subject, textID: text.id)
  }

  /// Says words that are complete.
  mutating func say(
    _ text: String, by speaker: TranscriptLine.Speaker, about subject: TranscriptLine.Subject, textID: String? = nil,
    choices: [String] = []
  ) {
    transcript.append(TranscriptLine(speaker, text, about: subject, textID: textID, choices: choices))
  }

  /// Says words that are not the definition's.
  mutating func sayInSystemWords(_ text: String, about subject: TranscriptLine.Subject, choices: [String] = []) {
    transcript.append(TranscriptLine(.siri, text, about: subject, isSystemWording: true, choices: choices))
  }

  /// Tells an outcome.
  mutating func say(_ response: DialogueResponse) {
    let code = script.code(named: response.code)
    let printed = code?.printed.map { translations.fill($0, with: response.values) }
    let isSuccess = code?.isSuccess ?? (response.code == "success")
    transcript.append(
      TranscriptLine(
        .siri,
        code?.spoken.map { translations.fill($0, with: response.values) }
          ?? printed ?? SystemWording.outcome(response.code, isSuccess: isSuccess),
        about: .code(response.code), textID: code?.spoken?.id ?? code?.printed?.id,
        isSystemWording: code?.spoken == nil && code?.printed == nil, printed: code?.spoken == nil ? nil : printed))
  }
}
