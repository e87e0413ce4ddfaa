extension Dialogue {
  /// Asks which of several values is meant.
  mutating func askForChoice(
    among candidates: [Participant.Value], of parameter: IntentScript.Parameter
  ) async throws -> Participant.Value {
    let subject = TranscriptLine.Subject.parameter(parameter.name)
    let spokenCandidates = candidates.map { participant.spokenValue($0, of: parameter) }
    let names = spokenCandidates.map(translations.sentence)
    while true {
      let text = introduceChoice(names, of: parameter)
      let question = DialogueQuestion(parameter: parameter.name, kind: .choice(names.map(\.text)), text: text)
      let answer = try await answer(to: question)
      var chosen: Int?
      switch answer {
      case .choice(let name), .text(let name):
        chosen = index(of: name, in: spokenCandidates) ?? Int(name).map { $0 &- 1 }
      case .number(let number):
        chosen = number &- 1
      case .value(let value):
        let identity = participant.spokenValue(value, of: parameter).identity
        chosen = spokenCandidates.firstIndex { $0.identity == identity }
      case .values, .yes, .no, .cancel:
        break
      }
      if let chosen, candidates.indices.contains(chosen) {
        say(names[chosen], by: .person, about: subject)
        return candidates[chosen]
      }
      // A person may mumble; a choice by name or number that is not there is a mistake in a test.
      guard case .text(let words) = answer else { throw unsuitable(answer, question) }
      say(words, by: .person, about: subject)
      sayInSystemWords(SystemWording.notUnderstood, about: subject)
    }
  }

  /// Asks whether a value is meant.
  mutating func askForConfirmation(
    of value: Participant.Value, for parameter: IntentScript.Parameter
  ) async throws -> Bool {
    let subject = TranscriptLine.Subject.parameter(parameter.name)
    let name = spoken(value, of: parameter)
    let text: String
    if let prompt = parameter.prompt(for: .confirmation) {
      var values = values
      values[parameter.name] = participant.spokenValue(value, of: parameter)
      text = say(prompt, by: .siri, about: subject, with: values)
    } else {
      text = sayInSystemWords(name, SystemWording.confirmation, about: subject)
    }
    let question = DialogueQuestion(parameter: parameter.name, kind: .confirmation(name.text), text: text)
    return try await answerIsYes(to: question, about: subject)
  }

  /// Asks a question that is answered by yes or no.
  mutating func answerIsYes(
    to question: DialogueQuestion, about subject: TranscriptLine.Subject
  ) async throws -> Bool {
    while true {
      let answer = try await answer(to: question)
      switch answer {
      case .yes:
        say(translations.language.agreement.sentence(for: true), by: .person, about: subject)
        return true
      case .no:
        say(translations.language.agreement.sentence(for: false), by: .person, about: subject)
        return false
      case .text(let words):
        say(words, by: .person, about: subject)
        if let isYes = translations.language.agreement.isYes(words) { return isYes }
        sayInSystemWords(SystemWording.notUnderstood, about: subject)
      case .value, .values, .choice, .number, .cancel:
        throw unsuitable(answer, question)
      }
    }
  }

  /// Puts a choice into words.
  private mutating func introduceChoice(
    _ names: [DialogueSentence], of parameter: IntentScript.Parameter
  ) -> String {
    let subject = TranscriptLine.Subject.parameter(parameter.name)
    var values = values
    values["count"] = translations.language.value(Double(names.count))
    let prompts = [.disambiguationIntroduction, .disambiguationSelection].compactMap { parameter.prompt(for: $0) }
    guard !prompts.isEmpty else {
      sayInSystemWords(SystemWording.choice, about: subject, choices: names)
      return SystemWording.choice
    }
    var spoken: [String] = []
    for (index, prompt) in prompts.enumerated() {
      let isLast = index == prompts.count - 1
      spoken.append(say(prompt, by: .siri, about: subject, with: values, choices: isLast ? names : []))
    }
    return spoken.joined(separator: " ")
  }

  /// The answer to a question, unless it is the end of the conversation.
  mutating func answer(to question: DialogueQuestion) async throws -> DialogueAnswer<Participant.Value> {
    guard questionCounts[question.parameter, default: 0] < questionLimit else {
      throw DialogueError.tooManyQuestions(limit: questionLimit, question, transcript)
    }
    questionCounts[question.parameter, default: 0] += 1
    guard let answer = try await person(question) else { throw DialogueError.unanswered(question, transcript) }
    if case .cancel = answer {
      let subject = question.parameter.map(TranscriptLine.Subject.parameter) ?? .intent
      say("Cancel", by: .person, about: subject)
      throw DialogueEnd.cancelled
    }
    return answer
  }

  /// What is said of a value.
  func spoken(_ value: Participant.Value, of parameter: IntentScript.Parameter) -> DialogueSentence {
    translations.sentence(participant.spokenValue(value, of: parameter))
  }

  func unsuitable(
    _ answer: DialogueAnswer<Participant.Value>, _ question: DialogueQuestion
  ) -> DialogueError {
    .unsuitable(answer: answer.description, question, transcript)
  }

  /// The place of the value that a name means: as it is spoken, in the development language, or by identity.
  func index(of name: String, in candidates: [DialogueValue]) -> Int? {
    let names = candidates.map(translations.say)
    if let index = names.firstIndex(of: name) { return index }
    let key = name.lowercased()
    if let index = names.firstIndex(where: { $0.lowercased() == key }) { return index }
    if let index = candidates.firstIndex(where: { $0.words.contains { $0.wording.lowercased() == key } }) {
      return index
    }
    return candidates.firstIndex { $0.identity == name }
  }
}
