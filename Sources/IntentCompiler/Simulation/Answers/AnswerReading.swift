internal import IntentDialogue
internal import IntentSemantics
internal import SourceDiagnostics

/// How answers and given values become values of a parameter.
struct AnswerReading: Sendable {
  let reading: ValueReading

  /// What is said of properties, by the names of parameter and property.
  let properties: [String: [String: String]]

  /// What is offered, by parameter.
  let offered: [String: [SimulatedValue]]

  /// The values that an answer names; nil where it is not understood.
  ///
  /// - Throws: `AnswerError` where what the app is to do makes no sense.
  func values(in answer: String, for parameter: Parameter, isList: Bool) throws(AnswerError) -> [SimulatedValue]? {
    var values: [SimulatedValue] = []
    for spoken in try SpokenValue.values(in: answer, isList: isList) {
      let treatment = try spoken.mark.map { mark throws(AnswerError) in try self.treatment(mark, for: parameter) }
      guard let words = spoken.words else {
        values.append(automaticValue(of: parameter).treated(treatment))
        continue
      }
      guard let value = value(meantBy: words, for: parameter) else { return nil }
      values.append(value.treated(treatment))
    }
    return values.isEmpty ? nil : values
  }

  /// The value that words stand for: one that is offered, by its name or number, or any other.
  func value(meantBy words: String, for parameter: Parameter) -> SimulatedValue? {
    if let options = offered[parameter.name] {
      let key = words.lowercased()
      if let option = options.first(where: { reading.translations.say($0.spoken).lowercased() == key }) {
        return option
      }
      if let number = Int(words), options.indices.contains(number &- 1) { return options[number - 1] }
    }
    return reading.value(
      meantBy: words, as: parameter.type, parameter.options, properties: properties[parameter.name] ?? [:])
  }

  // MARK: Automatic values

  /// A value that somebody may say.
  func automaticValue(of parameter: Parameter) -> SimulatedValue {
    if let option = offered[parameter.name]?.first { return option }
    if let value = reading.defaultValue(of: parameter) { return value }
    switch parameter.type {
    case .integer:
      return reading.number(ValueBounds(of: parameter).suitableNumber.rounded(.up))
    case .decimal:
      return reading.number(ValueBounds(of: parameter).suitableNumber)
    case .timeInterval:
      return reading.value(
        meantBy: "\(ValueBounds(of: parameter).suitableNumber)", as: parameter.type, parameter.options)
        ?? standIn(parameter)
    default:
      return standIn(parameter)
    }
  }

  /// A value that somebody may say, about which the app asks all that the definition has words for.
  func thoroughValue(of parameter: Parameter) -> SimulatedValue {
    let confirmation: SimulatedValue.Treatment? = parameter.hasPrompt("Confirmation") ? .confirm : nil
    let value = automaticValue(of: parameter)
    guard parameter.hasPrompt("DisambiguationIntroduction") || parameter.hasPrompt("DisambiguationSelection") else {
      return value.treated(confirmation)
    }
    var candidates = Array((offered[parameter.name] ?? reading.choices(of: parameter.type)).prefix(3))
    if candidates.count < 2 {
      let label = reading.translations.say(value.spoken)
      candidates = [1, 2].compactMap { number in
        let words = label.hasSuffix("›") ? "\(label.dropLast()) \(number)›" : "\(label) \(number)"
        return reading.value(
          meantBy: words, as: parameter.type, parameter.options, properties: properties[parameter.name] ?? [:])
      }
    }
    guard candidates.count > 1 else { return value.treated(confirmation) }
    return value.treated(.choose(candidates.map { $0.treated(confirmation) }))
  }

  private func standIn(_ parameter: Parameter) -> SimulatedValue {
    let standIn = reading.standIn(for: parameter.type, parameter.options, called: parameter.displayName, parameter.name)
    guard let properties = properties[parameter.name], case .object = parameter.type,
      let value = reading.value(
        meantBy: reading.translations.say(standIn.spoken), as: parameter.type, parameter.options,
        properties: properties)
    else { return standIn }
    return value
  }

  // MARK: Marks

  private func treatment(
    _ mark: SpokenValue.Mark, for parameter: Parameter
  ) throws(AnswerError) -> SimulatedValue.Treatment {
    switch mark {
    case .refusal(nil):
      return .refuse(reason: nil)
    case .refusal(let code?):
      guard let number = parameter.reasonNumber(code) else { throw unknownReason(code, of: parameter) }
      return .refuse(reason: number)
    case .confirmation:
      return .confirm
    case .choice(let names):
      return .choose(
        try names.map { name throws(AnswerError) in
          guard let value = value(meantBy: name, for: parameter) else {
            throw AnswerError("'\(name)' is no value of '\(parameter.name)' to choose")
          }
          return value
        })
    }
  }

  private func unknownReason(_ code: String, of parameter: Parameter) -> AnswerError {
    let codes = parameter.unsupportedReasons.map(\.code)
    let list = codes.isEmpty ? "it has none" : "it has " + codes.quotedList
    return AnswerError(
      "'\(parameter.name)' has no unsupported reason '\(code)'",
      hint: (Spelling.looseHint(for: code, among: codes).map { $0 + " " } ?? "") + list
        + "; words with a mark in them are put in quotation marks")
  }
}

extension SimulatedValue {
  /// The value, about which the app does this.
  func treated(_ treatment: Treatment?) -> SimulatedValue {
    SimulatedValue(spoken, content, treatment: treatment)
  }
}

extension Parameter {
  /// Whether the definition has words for an occasion.
  func hasPrompt(_ occasion: String) -> Bool { prompts.contains { $0.type == occasion && $0.text != nil } }
}
