extension Dialogue {
  /// Asks for values of a parameter; for a single one, where the parameter takes several, if `onlyOne` is set.
  ///
  /// What the app offers is listed with the question.
  mutating func askForValues(of parameter: IntentScript.Parameter, onlyOne: Bool) async throws -> [Participant.Value] {
    let options = try await participant.options(for: parameter, matching: nil)
    while true {
      let question = ask(
        for: parameter, offering: options.map { spoken($0, of: parameter) },
        takesSeveral: parameter.isArray && !onlyOne)
      let answer = try await answer(to: question)
      switch answer {
      case .value(let value):
        return taken([value], of: parameter)
      case .values(let values) where question.takesSeveral && !values.isEmpty:
        return taken(values, of: parameter)
      case .choice(let name):
        guard let option = option(named: name, in: options, of: parameter) else { throw unsuitable(answer, question) }
        return taken([option], of: parameter)
      case .number(let number) where options.indices.contains(number &- 1):
        return taken([options[number - 1]], of: parameter)
      case .text(let words):
        say(words, by: .person, about: .parameter(parameter.name))
        if let value = try await value(meantBy: words, among: options, of: parameter) { return [value] }
        sayInSystemWords(SystemWording.notUnderstood, about: .parameter(parameter.name))
      case .yes, .no:
        let isYes = if case .yes = answer { true } else { false }
        guard case .boolean = parameter.kind,
          let value = participant.value(meantBy: isYes ? "yes" : "no", for: parameter)
        else { throw unsuitable(answer, question) }
        return taken([value], of: parameter)
      case .values, .number, .cancel:
        throw unsuitable(answer, question)
      }
    }
  }

  /// Puts the question for a value into words.
  private mutating func ask(
    for parameter: IntentScript.Parameter, offering options: [DialogueSentence], takesSeveral: Bool
  ) -> DialogueQuestion {
    let subject = TranscriptLine.Subject.parameter(parameter.name)
    let text =
      if let prompt = parameter.prompt(for: .primary) {
        say(prompt, by: .siri, about: subject, choices: options)
      } else {
        sayInSystemWords(label(of: parameter), SystemWording.prompt, about: subject, choices: options)
      }
    return DialogueQuestion(
      parameter: parameter.name, kind: .value, text: text, options: options.map(\.text), takesSeveral: takesSeveral)
  }

  /// Notes that the person has named values.
  private mutating func taken(
    _ values: [Participant.Value], of parameter: IntentScript.Parameter
  ) -> [Participant.Value] {
    let list = DialogueValue(list: values.map { participant.spokenValue($0, of: parameter) })
    say(translations.sentence(list), by: .person, about: .parameter(parameter.name))
    return values
  }

  /// The value that words mean: an option by its name, what the app finds for them, or what they stand for themselves.
  ///
  /// Where the app finds several, the person chooses.
  private mutating func value(
    meantBy words: String, among options: [Participant.Value], of parameter: IntentScript.Parameter
  ) async throws -> Participant.Value? {
    if let option = option(named: words, in: options, of: parameter) { return option }
    let matches = options.isEmpty ? [] : try await participant.options(for: parameter, matching: words)
    switch matches.count {
    case 0: return participant.value(meantBy: words, for: parameter)
    case 1: return matches[0]
    default: return try await askForChoice(among: matches, of: parameter)
    }
  }

  private func option(
    named name: String, in options: [Participant.Value], of parameter: IntentScript.Parameter
  ) -> Participant.Value? {
    index(of: name, in: options.map { participant.spokenValue($0, of: parameter) }).map { options[$0] }
  }
}
