internal import IntentDialogue
internal import IntentSemantics

/// The person who answers Siri's questions in a simulation.
final class SimulatedPerson {
  private let answers: SimulationRequest.Answers
  private let setting: SimulationSetting
  private let console: (any SimulationConsole)?
  private var position = 0

  /// Whether a question has been answered.
  private(set) var hasAnswered = false

  init(_ answers: SimulationRequest.Answers, setting: SimulationSetting, console: (any SimulationConsole)?) {
    self.answers = answers
    self.setting = setting
    self.console = console
  }

  /// The answers that nobody has asked for.
  var unusedAnswers: [String] {
    if case .scripted(let all) = answers { Array(all.dropFirst(position)) } else { [] }
  }

  /// The answers in a transcript that were not understood, as far as nobody could give better ones.
  func misunderstoodAnswers(in transcript: Transcript) -> [String] {
    guard case .scripted = answers else { return [] }
    return zip(transcript.lines, transcript.lines.dropFirst()).filter { $1.isMisunderstanding }.map(\.0.text)
  }

  /// The answer to a question; nil when there are none any more.
  ///
  /// - Throws: `AnswerError` for an answer that makes no sense, where nobody can be asked for a better one.
  func answer(to question: DialogueQuestion) throws -> DialogueAnswer<SimulatedValue>? {
    let answer = try nextAnswer(to: question)
    hasAnswered = hasAnswered || answer != nil
    return answer
  }

  private func nextAnswer(to question: DialogueQuestion) throws -> DialogueAnswer<SimulatedValue>? {
    switch answers {
    case .automatic:
      return automaticAnswer(to: question)
    case .scripted(let all):
      guard all.indices.contains(position) else { return nil }
      position += 1
      do {
        return try reading(all[position - 1], of: question)
      } catch {
        throw AnswerError("answer \(position), '\(all[position - 1])': \(error.message)", hint: error.hint)
      }
    case .asked:
      return askedAnswer(to: question)
    }
  }

  // MARK: A person at a console

  private func askedAnswer(to question: DialogueQuestion) -> DialogueAnswer<SimulatedValue>? {
    while let answer = console?.readAnswer() {
      let words = SpokenValue.trimmed(answer[...])
      if words.isEmpty { continue }
      if words == "?" {
        console?.advise(guide.help(for: question, parameter(of: question)))
        continue
      }
      do {
        return try reading(words, of: question)
      } catch {
        console?.advise(error.text)
      }
    }
    return nil
  }

  // MARK: Reading

  private func reading(
    _ answer: String, of question: DialogueQuestion
  ) throws(AnswerError) -> DialogueAnswer<SimulatedValue> {
    let words = SpokenValue.trimmed(answer[...])
    let key = words.lowercased()
    if key == "cancel" { return .cancel }
    switch question.kind {
    case .confirmation, .permission:
      guard let isYes = setting.answers.reading.translations.language.agreement.isYes(key) else {
        return .text(SpokenValue.unquoted(words))
      }
      return isYes ? .yes : .no
    case .choice:
      return .text(SpokenValue.unquoted(words))
    case .value:
      guard let parameter = parameter(of: question),
        let values = try setting.answers.values(in: words, for: parameter, isList: question.takesSeveral)
      else { return .text(SpokenValue.unquoted(words)) }
      return values.count == 1 ? .value(values[0]) : .values(values)
    }
  }

  private func automaticAnswer(to question: DialogueQuestion) -> DialogueAnswer<SimulatedValue> {
    switch question.kind {
    case .choice: .number(1)
    case .confirmation, .permission: .yes
    case .value: parameter(of: question).map { .value(setting.answers.thoroughValue(of: $0)) } ?? .cancel
    }
  }

  private func parameter(of question: DialogueQuestion) -> Parameter? {
    setting.intent.parameters.first { $0.name == question.parameter }
  }

  private var guide: AnswerGuide { AnswerGuide(reading: setting.answers.reading) }
}
