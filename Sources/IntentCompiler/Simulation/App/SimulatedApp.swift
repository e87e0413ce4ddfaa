internal import IntentDialogue
internal import IntentSemantics

/// An app's side of a conversation, played from the definition alone: what a handler does in which nothing has been
/// written yet, and what the designer asks for.
struct SimulatedApp: DialogueParticipant {
  /// The intent.
  let intent: Intent

  /// What the definition says of it.
  let script: IntentScript

  /// How values are understood and said.
  let reading: ValueReading

  /// What is offered, by parameter.
  let offered: [String: [SimulatedValue]]

  /// How the intent ends.
  let ending: SimulatedEnding

  /// The values, by parameter.
  private(set) var values: [String: [SimulatedValue]]

  /// An app with the values that the person has said at first.
  init(
    intent: Intent, script: IntentScript, reading: ValueReading, offered: [String: [SimulatedValue]],
    ending: SimulatedEnding,
    given: [String: [SimulatedValue]]
  ) {
    self.intent = intent
    self.script = script
    self.reading = reading
    self.offered = offered
    self.ending = ending
    values = given
    // What nobody asks for has its default from the beginning, as Shortcuts sets it.
    for parameter in script.parameters where !parameter.isResolved && values[parameter.name] == nil {
      guard script.wants(parameter, value: { values[$0.name]?.first?.spoken }),
        let value = self.parameter(parameter).flatMap(reading.defaultValue)
      else { continue }
      values[parameter.name] = [value]
    }
  }

  // MARK: Values

  func values(of parameter: IntentScript.Parameter) -> [SimulatedValue] { values[parameter.name] ?? [] }

  mutating func setValues(_ values: [SimulatedValue], of parameter: IntentScript.Parameter) {
    self.values[parameter.name] = values.isEmpty ? nil : values
  }

  func spokenValue(_ value: SimulatedValue, of parameter: IntentScript.Parameter) -> DialogueValue { value.spoken }

  func value(meantBy text: String, for parameter: IntentScript.Parameter) -> SimulatedValue? {
    self.parameter(parameter).flatMap { reading.value(meantBy: text, as: $0.type, $0.options) }
  }

  func options(for parameter: IntentScript.Parameter, matching term: String?) -> [SimulatedValue] {
    guard let parameter = self.parameter(parameter) else { return [] }
    let options = options(of: parameter)
    return term.map { matches(of: $0, among: options) } ?? options
  }

  // MARK: Resolving

  func resolve(_ parameter: IntentScript.Parameter) -> [DialogueResolution<SimulatedValue>] {
    guard let parameter = self.parameter(parameter) else { return [] }
    let present = values[parameter.name] ?? []
    guard !present.isEmpty else {
      return [reading.defaultValue(of: parameter).map { .success($0) } ?? .needsValue]
    }
    return present.map { resolution(of: $0, for: parameter) }
  }

  private func resolution(of value: SimulatedValue, for parameter: Parameter) -> DialogueResolution<SimulatedValue> {
    switch value.treatment {
    case .refuse(let reason): return .unsupported(reason: reason)
    case .confirm: return .confirmationRequired(value)
    case .choose(let candidates): return .disambiguation(candidates)
    case nil: break
    }
    if let number = value.number, let reason = ValueBounds(of: parameter).brokenReason(by: number) {
      return .unsupported(reason: parameter.reasonNumber(reason))
    }
    guard let options = offered[parameter.name] else { return .success(value) }
    if let same = options.first(where: { $0.spoken.identity == value.spoken.identity }) { return .success(same) }
    let matches = matches(of: reading.translations.say(value.spoken), among: options)
    switch matches.count {
    case 0: return .unsupported(reason: nil)
    case 1: return .success(matches[0])
    default: return .disambiguation(matches)
    }
  }

  private func options(of parameter: Parameter) -> [SimulatedValue] {
    offered[parameter.name] ?? reading.choices(of: parameter.type)
  }

  /// The options that a person may mean by some words: the one that is called so, else those that have the words.
  private func matches(of words: String, among options: [SimulatedValue]) -> [SimulatedValue] {
    let key = words.lowercased()
    guard !key.isEmpty else { return [] }
    let names = options.map { reading.translations.say($0.spoken).lowercased() }
    if let index = names.firstIndex(of: key) { return [options[index]] }
    return zip(options, names).filter { $1.contains(key) }.map(\.0)
  }

  private func parameter(_ parameter: IntentScript.Parameter) -> Parameter? {
    intent.parameters.first { $0.name == parameter.name }
  }

  // MARK: Ending

  func confirm() -> DialogueResponse { ending.confirmation(of: intent, values: values, reading) }

  func handle() -> DialogueResponse { ending.response(of: intent, values: values, reading) }
}

extension Parameter {
  /// The number of a reason, from 1; nil where the definition does not have it.
  func reasonNumber(_ code: String) -> Int? {
    unsupportedReasons.firstIndex { $0.code == code }.map { $0 + 1 }
  }
}
