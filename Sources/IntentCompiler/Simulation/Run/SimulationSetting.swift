internal import IntentDialogue
internal import IntentSemantics
internal import SourceDiagnostics

/// What a conversation in one language begins with.
struct SimulationSetting {
  /// The definition and the intent.
  let subject: SimulationSubject

  /// How answers are understood.
  let answers: AnswerReading

  private let given: [String: [SimulatedValue]]
  private let ending: SimulatedEnding

  /// Reads the options of a request.
  ///
  /// - Throws: `AnswerError` where a name or a value makes no sense.
  init(
    _ request: SimulationRequest, subject: SimulationSubject, translations: DialogueTranslations
  ) throws(AnswerError) {
    let intent = subject.intent
    self.subject = subject
    let reading = ValueReading(program: subject.program, translations: translations)
    let given = try Assignments(request.given, option: "--given")
    let values = try Assignments(request.values, option: "--value")
    let options = try Assignments(request.options, option: "--option")
    try given.check("'\(intent.name)'", "parameter", intent.parameters.map { ($0.name, $0.type) }, in: subject.program)
    try values.check(
      "the response of '\(intent.name)'", "value", intent.response.parameters.map { ($0.name, $0.type) },
      in: subject.program)
    try options.check(
      "'\(intent.name)'", "parameter", intent.parameters.map { ($0.name, $0.type) }, in: subject.program)
    var offered: [String: [SimulatedValue]] = [:]
    let plain = AnswerReading(reading: reading, properties: given.properties, offered: [:])
    for parameter in intent.parameters {
      guard let text = options.values[parameter.name] else { continue }
      // Options are values, about which the app has nothing to ask.
      offered[parameter.name] = try plain.list(text, of: parameter, option: "--option").map { $0.treated(nil) }
    }
    let answers = AnswerReading(reading: reading, properties: given.properties, offered: offered)
    self.answers = answers
    var known: [String: [SimulatedValue]] = [:]
    for parameter in intent.parameters {
      guard let text = given.values[parameter.name] else { continue }
      known[parameter.name] = try answers.list(text, of: parameter, option: "--given", isList: parameter.isArray)
    }
    self.given = known
    var carried: [String: [String]] = [:]
    for parameter in intent.response.parameters {
      guard let text = values.values[parameter.name] else { continue }
      let words = parameter.isArray ? try SpokenValue.values(in: text, isList: true).compactMap(\.words) : [text]
      for word in words where reading.value(meantBy: word, as: parameter.type, parameter.options) == nil {
        throw AnswerError(
          "'\(word)' is no value of '\(parameter.name)'",
          hint: AnswerGuide(reading: reading).values(of: parameter.type, parameter.options))
      }
      carried[parameter.name] = words
    }
    let codes = ResponseCodes(of: intent)
    ending = SimulatedEnding(
      confirmationCode: try codes.code(request.confirmation ?? "ready", option: "--confirmation"),
      responseCode: try codes.code(request.response ?? "success", option: "--response"), values: carried,
      properties: values.properties)
  }

  /// The intent.
  var intent: Intent { subject.intent }

  /// Plays the conversation.
  ///
  /// - Parameters:
  ///   - language: The language, as it was named.
  ///   - person: Who answers.
  ///   - listener: Who hears each line, and whether it is an answer of the person.
  /// - Returns: What was said, and how it ended.
  func conversation(
    in language: String?, with person: SimulatedPerson, listener: @escaping (TranscriptLine, Bool) -> Void
  ) async -> SimulatedConversation {
    let script = IntentScript(of: intent, in: subject.program)
    let app = SimulatedApp(
      intent: intent, script: script, reading: answers.reading, offered: answers.offered, ending: ending, given: given)
    var dialogue = Dialogue(
      about: script, in: answers.reading.translations, with: app,
      listener: { line in
        // What the person says first is no answer.
        listener(line, line.speaker == .person && person.hasAnswered)
      },
      person: { question in try person.answer(to: question) })
    let end: SimulatedConversation.End
    do {
      end = .outcome(try await dialogue.run())
    } catch DialogueError.unanswered(let question, _) {
      end = .unanswered(question)
    } catch DialogueError.tooManyQuestions(let limit, let question, _) {
      end = .problem("after \(limit) questions there is still another: \(question)")
    } catch DialogueError.unsuitable(let answer, let question, _) {
      end = .problem("the answer \(answer) does not fit the question \(question)")
    } catch let error as AnswerError {
      end = .problem(error.text)
    } catch {
      end = .problem("\(error)")
    }
    return SimulatedConversation(
      path: subject.source.path, intent: intent.name, className: intent.className,
      isWidgetOnly: intent.isEligibleForWidgets && !intent.isConfigurable && !intent.isEligibleForSuggestions,
      language: language,
      isDevelopmentLanguage: answers.reading.translations.isDevelopmentLanguage,
      transcript: dialogue.transcript, end: end, unusedAnswers: person.unusedAnswers,
      misunderstoodAnswers: person.misunderstoodAnswers(in: dialogue.transcript))
  }
}

extension AnswerReading {
  /// The values in an option of the command line.
  fileprivate func list(
    _ text: String, of parameter: Parameter, option: String, isList: Bool = true
  ) throws(AnswerError) -> [SimulatedValue] {
    guard let values = try values(in: text, for: parameter, isList: isList) else {
      throw AnswerError(
        "'\(text)' of \(option) is no value of '\(parameter.name)'",
        hint: AnswerGuide(reading: reading).values(of: parameter.type, parameter.options))
    }
    return values
  }
}
