extension Dialogue {
  /// How often the values of a parameter may be refused before the conversation ends.
  private static var refusalLimit: Int { 3 }

  /// Resolves a parameter until nothing about it is open.
  mutating func resolve(_ parameter: IntentScript.Parameter) async throws {
    var state = ResolutionState()
    // Whatever leaves something open asks a question, and the number of questions is limited.
    while try await !resolveOnce(parameter, &state) {}
  }

  /// What is known of a parameter's values beyond the values.
  struct ResolutionState {
    /// The values that the person has confirmed, by identity.
    var confirmed: Set<String> = []
    /// The values that the app has refused, by identity.
    var refused: Set<String> = []
    /// How often it refused a value.
    var refusalCount = 0
  }

  /// Calls the app once and does what its results ask for.
  ///
  /// - Returns: Whether nothing is open.
  private mutating func resolveOnce(
    _ parameter: IntentScript.Parameter, _ state: inout ResolutionState
  ) async throws -> Bool {
    let present = participant.values(of: parameter)
    let results = try await participant.resolve(parameter)
    // A single result may speak for the whole of an array, and no result for an empty one.
    guard parameter.isArray, results.count != 1 || present.count == 1 else {
      guard let result = results.first else { return true }
      let (values, isSettled) = try await settle(result, of: parameter, present: present, onlyOne: false, &state)
      try participant.setValues(values, of: parameter)
      return isSettled
    }
    var values: [Participant.Value] = []
    var isSettled = true
    for (index, result) in results.enumerated() {
      let element = present.indices.contains(index) ? [present[index]] : []
      let (settled, isElementSettled) = try await settle(
        result, of: parameter, present: element, onlyOne: present.count > 1, &state)
      values += settled
      isSettled = isSettled && isElementSettled
    }
    try participant.setValues(values, of: parameter)
    return isSettled
  }

  /// Does what one result asks for.
  ///
  /// - Returns: The values that take the place of the present ones, and whether the app need not look at them again.
  private mutating func settle(
    _ result: DialogueResolution<Participant.Value>, of parameter: IntentScript.Parameter,
    present: [Participant.Value], onlyOne: Bool, _ state: inout ResolutionState
  ) async throws -> ([Participant.Value], Bool) {
    switch result {
    case .success(let value):
      return ([value], true)
    case .notRequired:
      return ([], true)
    case .needsValue:
      return (try await askForValues(of: parameter, onlyOne: onlyOne), false)
    case .disambiguation(let candidates):
      guard !candidates.isEmpty else {
        return (try await askForValues(of: parameter, onlyOne: onlyOne), false)
      }
      return ([try await askForChoice(among: candidates, of: parameter)], false)
    case .confirmationRequired(let value):
      guard let value = value ?? present.first else {
        return (try await askForValues(of: parameter, onlyOne: onlyOne), false)
      }
      let identity = participant.spokenValue(value, of: parameter).identity
      if state.confirmed.contains(identity) { return ([value], true) }
      guard try await askForConfirmation(of: value, for: parameter) else { return ([], false) }
      state.confirmed.insert(identity)
      return ([value], true)
    case .unsupported(let reason):
      try refuse(present, of: parameter, reason: reason, &state)
      return (try await askForValues(of: parameter, onlyOne: onlyOne), false)
    }
  }

  /// Tells the person that values are refused; ends the conversation if that has happened too often.
  private mutating func refuse(
    _ values: [Participant.Value], of parameter: IntentScript.Parameter, reason: Int?, _ state: inout ResolutionState
  ) throws {
    let known = reason.flatMap { parameter.reasons.indices.contains($0 - 1) ? parameter.reasons[$0 - 1] : nil }
    let subject = TranscriptLine.Subject.parameter(parameter.name)
    if let text = known?.text {
      var tokens = self.values
      if values.count == 1 {
        tokens[parameter.name] = participant.spokenValue(values[0], of: parameter)
      }
      tokens["displayName"] = DialogueValue(parameter.displayName ?? DialogueText(parameter.name))
      tokens["minimumValue"] = parameter.minimum.map(translations.language.value)
      tokens["maximumValue"] = parameter.maximum.map(translations.language.value)
      say(text, by: .siri, about: subject, with: tokens)
    } else {
      sayInSystemWords(label(of: parameter), SystemWording.refusal, about: subject)
    }
    let identity = values.map { participant.spokenValue($0, of: parameter).identity }.joined(separator: "\n")
    let isRepeated = !state.refused.insert(identity).inserted
    state.refusalCount += 1
    if isRepeated || state.refusalCount == Self.refusalLimit {
      throw DialogueEnd.refused(parameter: parameter.name, reason: known?.code)
    }
  }
}
