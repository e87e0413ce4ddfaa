internal import IntentDialogue
internal import IntentSemantics

/// How an app is to answer `confirm` and `handle`.
struct SimulatedEnding: Sendable {
  /// The outcome of `confirm`.
  let confirmationCode: String

  /// The outcome of `handle`.
  let responseCode: String

  /// What the response carries, by the name of the value.
  let values: [String: [String]]

  /// What is said of properties, by the names of value and property.
  let properties: [String: [String: String]]

  /// The answer to `confirm`.
  func confirmation(
    of intent: Intent, values: [String: [SimulatedValue]], _ reading: ValueReading
  ) -> DialogueResponse {
    response(confirmationCode, of: intent, values, reading)
  }

  /// The answer to `handle`.
  func response(of intent: Intent, values: [String: [SimulatedValue]], _ reading: ValueReading) -> DialogueResponse {
    response(responseCode, of: intent, values, reading)
  }

  private func response(
    _ code: String, of intent: Intent, _ known: [String: [SimulatedValue]], _ reading: ValueReading
  ) -> DialogueResponse {
    var spoken: [String: DialogueValue] = [:]
    for parameter in intent.response.parameters {
      spoken[parameter.name] = value(of: parameter, in: intent, known, reading)
    }
    return DialogueResponse(code: code, values: spoken)
  }

  /// What is said of one value: what the designer gives, what the intent knows under this name, else a stand-in.
  private func value(
    of parameter: ResponseParameter, in intent: Intent, _ known: [String: [SimulatedValue]], _ reading: ValueReading
  ) -> DialogueValue {
    if let words = values[parameter.name] {
      return DialogueValue(
        all: words.compactMap { words in
          reading.value(
            meantBy: words, as: parameter.type, parameter.options, properties: properties[parameter.name] ?? [:])
        })
    }
    if properties[parameter.name] == nil, let values = known[parameter.name],
      intent.parameters.contains(where: { $0.name == parameter.name && $0.type == parameter.type })
    {
      return DialogueValue(all: values)
    }
    let label = reading.placeholder(parameter.displayName, parameter.name)
    guard let properties = properties[parameter.name],
      let value = reading.value(meantBy: label, as: parameter.type, parameter.options, properties: properties)
    else {
      return reading.standIn(for: parameter.type, parameter.options, called: parameter.displayName, parameter.name)
        .spoken
    }
    return value.spoken
  }
}

extension DialogueValue {
  /// One value, or the list of several.
  fileprivate init(all values: [SimulatedValue]) {
    self = values.count == 1 ? values[0].spoken : DialogueValue(list: values.map(\.spoken))
  }
}
