import HandlerTrials
import IntentSemantics

extension TrialPlan {
  /// A person who knows an answer to every question.
  private var person: TrialPerson {
    TrialPerson(
      values: Dictionary(uniqueKeysWithValues: intent.parameters.map { ($0.name, samples.values(of: $0)) }))
  }

  /// A desk at which the intent comes to an outcome without values.
  private var desk: TrialDesk {
    var desk = TrialDesk()
    desk.ending = OpenPlace.otherEnding
    desk.code = "inProgress"
    return desk
  }

  private static let handled = #"handled(code: "inProgress")"#

  /// The intent's values after a conversation that began without any, and what Siri has asked for them.
  private var filled: (values: [String: [TrialValue]], questions: [(parameter: Parameter, text: String?)]) {
    var values: [String: [TrialValue]] = [:]
    var questions: [(Parameter, String?)] = []
    for parameter in intent.parameters where parameter.supportsResolution {
      guard surroundings.isAsked(parameter, values) else { continue }
      if let value = defaultValue(of: parameter) {
        values[parameter.name] = [value]
      } else {
        let prompt = parameter.prompts.first { $0.type == "Primary" }?.text
        questions.append((parameter, prompt.flatMap { texts.fill($0, with: texts.spoken(values, in: intent)) }))
        values[parameter.name] = samples.values(of: parameter)
      }
    }
    return (values, questions)
  }

  /// Conversations about the whole intent.
  var conversations: [ExpectedTrial] {
    let (values, questions) = filled
    var facts = ExpectedTrial.Facts()
    facts.intent = values.mapValues { $0.map(\.label) }
    facts.spoken = questions.compactMap(\.text)
    var trials = [
      conversation("everything is asked for", person: person, desk: desk, values: [:], Self.handled, facts)
    ]
    for (language, wordings) in tables.texts.sorted(by: { $0.key < $1.key }) {
      var speaker = person
      speaker.language = language
      speaker.tables = tables.path
      facts.spoken = []
      facts.wordings = wordings
      trials.append(
        conversation("in \(language)", person: speaker, desk: desk, values: [:], Self.handled, facts))
    }
    let none = ExpectedTrial.Facts()
    if intent.requiresConfirmation {
      var person = person
      person.permits = false
      trials.append(conversation("declined", person: person, desk: desk, values: [:], "declined", none))
    }
    for number in 0..<(questions.count + (intent.requiresConfirmation ? 1 : 0)) {
      var person = person
      person.cancelsAt = number + 1
      trials.append(
        conversation("cancelled at question \(number + 1)", person: person, desk: desk, values: [:], "cancelled", none))
    }
    var person = person
    person.mumbles = true
    if intent.requiresConfirmation || questions.contains(where: { !$0.parameter.type.isSpoken }) {
      trials.append(
        ExpectedTrial(
          trial: Trial("mumbled", .converse(person), values: [:], desk: desk),
          expectation: .error("after 100 questions there is still another")))
    }
    return trials
  }

  /// Conversations in which something about a parameter is open.
  func conversations(about parameter: Parameter) -> [ExpectedTrial] {
    var trials: [ExpectedTrial] = []
    for (answer, name, reason) in proposals(for: parameter) {
      trials +=
        name == "unsupported"
        ? [refused(parameter, answer: answer, reason: reason.map { parameter.unsupportedReasons[$0 - 1] })]
        : [confirmed(parameter)] + denied(parameter)
    }
    if offersChoice(parameter), !parameter.isArray {
      trials.append(chosen(parameter))
    }
    return trials + outOfRange(parameter)
  }

  private func refused(_ parameter: Parameter, answer: String?, reason: UnsupportedReason?) -> ExpectedTrial {
    var desk = desk
    desk.answer = answer
    return refused(parameter, completeValues(for: parameter), desk: desk, code: reason?.code)
  }

  /// A value that is refused over and over.
  private func refused(
    _ parameter: Parameter, _ values: [String: [TrialValue]], desk: TrialDesk, code: String?
  ) -> ExpectedTrial {
    var person = TrialPerson()
    person.values[parameter.name] = values[parameter.name]?.first.map { [$0] }
    let reason = code.map { "Optional(\"\($0)\")" } ?? "nil"
    var facts = ExpectedTrial.Facts()
    facts.code = "unspecified"
    return conversation(
      "\(parameter.name) refused", about: parameter, person: person, desk: desk, values: values,
      "refused(parameter: \"\(parameter.name)\", reason: \(reason))", facts)
  }

  private func confirmed(_ parameter: Parameter) -> ExpectedTrial {
    var desk = desk
    desk.answer = ".confirmationRequired"
    let values = completeValues(for: parameter)
    var facts = ExpectedTrial.Facts()
    facts.intent = expected(values)
    if let prompt = parameter.prompts.first(where: { $0.type == "Confirmation" })?.text, !parameter.isArray {
      facts.spoken = [texts.fill(prompt, with: texts.spoken(values, in: intent))].compactMap { $0 }
    }
    return conversation("\(parameter.name) confirmed", about: parameter, desk: desk, Self.handled, facts)
  }

  /// A value that is not meant: another one is asked for, or the default stands in.
  private func denied(_ parameter: Parameter) -> [ExpectedTrial] {
    let wrong = value(1, of: parameter)
    let right = defaultValue(of: parameter) ?? value(2, of: parameter)
    guard wrong.label != right.label, !parameter.isArray else { return [] }
    var desk = desk
    desk.answer = ".confirmationRequired"
    desk.answered = wrong.label
    var values = completeValues(for: parameter)
    values[parameter.name] = [wrong]
    var person = TrialPerson()
    person.confirms = false
    person.values[parameter.name] = [right]
    var facts = ExpectedTrial.Facts()
    facts.intent = expected(values.merging([parameter.name: [right]]) { $1 })
    return [
      conversation(
        "\(parameter.name) denied", about: parameter, person: person, desk: desk, values: values, Self.handled, facts)
    ]
  }

  private func chosen(_ parameter: Parameter) -> ExpectedTrial {
    var desk = desk
    let matches = [value(3, of: parameter), value(4, of: parameter)]
    desk.matches = matches
    var person = TrialPerson()
    person.choice = 2
    let values = completeValues(for: parameter)
    var facts = ExpectedTrial.Facts()
    facts.intent = expected(values.merging([parameter.name: [matches[1]]]) { $1 })
    return conversation("\(parameter.name) chosen", about: parameter, person: person, desk: desk, Self.handled, facts)
  }

  private func outOfRange(_ parameter: Parameter) -> [ExpectedTrial] {
    guard [.integer, .decimal, .timeInterval].contains(parameter.type) else { return [] }
    let bounds = NumberBounds(parameter.type, parameter.options)
    let reasons = parameter.unsupportedReasons.map(\.code)
    return bounds.probes(isWhole: parameter.type == .integer).compactMap { number in
      guard let code = bounds.refusal(of: number, reasons: reasons) else { return nil }
      var values = completeValues(for: parameter)
      values[parameter.name] = [.number(number)]
      return refused(parameter, values, desk: desk, code: code.isEmpty ? nil : code)
    }
  }

  /// The values of the intent at the end: what was given, the values that were ruled out taken away.
  private func expected(_ values: [String: [TrialValue]]) -> [String: [String]] {
    var expected: [String: [String]] = [:]
    for parameter in intent.parameters where values[parameter.name]?.isEmpty == false {
      guard !parameter.supportsResolution || surroundings.isAsked(parameter, values) else { continue }
      expected[parameter.name] = values[parameter.name]?.map(\.label)
    }
    return expected
  }
}

extension ValueType {
  /// Whether any words are a value.
  fileprivate var isSpoken: Bool {
    switch self {
    case .string, .speakableString, .object, .untypedObject, .placemark, .person: true
    default: false
    }
  }
}
