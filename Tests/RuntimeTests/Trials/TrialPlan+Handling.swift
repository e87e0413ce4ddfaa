import HandlerTrials
import IntentSemantics

extension TrialPlan {
  /// Values with which nothing is asked.
  func completeValues(for parameter: Parameter? = nil) -> [String: [TrialValue]] {
    let all: [String: [TrialValue]] =
      parameter.map { surroundings.values(fulfilling: $0) }
      ?? Dictionary(uniqueKeysWithValues: intent.parameters.map { ($0.name, samples.values(of: $0)) })
    var values: [String: [TrialValue]] = [:]
    for parameter in intent.parameters {
      values[parameter.name] = surroundings.isAsked(parameter, values) ? all[parameter.name] : []
    }
    return values
  }

  /// Every outcome of `handle`: those of the definition with all values and without the optional one, and the others.
  var endings: [ExpectedTrial] {
    var codes = intent.response.codes
    for name in ["success", "failure"] where !codes.contains(where: { $0.name == name }) {
      codes.append(ResponseCode(name: name, isSuccess: name == "success"))
    }
    let own = codes.flatMap { code -> [ExpectedTrial] in
      let tokens = Set(((code.text?.format.tokens ?? []) + (code.conciseText?.format.tokens ?? [])).map(\.name))
      let spoken = intent.response.parameters.filter { tokens.contains($0.name) }
      let output = intent.response.parameters.first { $0.name == intent.response.output && code.isSuccess }
      let hasMore = output.map { !tokens.contains($0.name) } ?? false
      return [ending(code, spoken)] + (hasMore ? [ending(code, spoken + [output].compactMap { $0 })] : [])
    }
    let ownNames = Set(codes.map(\.name))
    return own + [
      conversation("outcome as scaffolded", desk: TrialDesk(), "handled(code: \"failure\")", code: "failure")
    ]
      + Self.builtInCodes.filter { !ownNames.contains($0) }.map { name in
        var desk = TrialDesk()
        desk.ending = OpenPlace.otherEnding
        desk.code = name
        return conversation("outcome \(name)", desk: desk, "handled(code: \"\(name)\")", code: name)
      }
  }

  private func ending(_ code: ResponseCode, _ parameters: [ResponseParameter]) -> ExpectedTrial {
    var desk = TrialDesk()
    desk.ending = code.name
    for parameter in parameters { desk.endingValues[parameter.name] = samples.values(of: parameter) }
    let spoken = texts.spoken(desk.endingValues, in: intent.response)
    var facts = ExpectedTrial.Facts()
    facts.code = code.name
    facts.response = desk.endingValues.mapValues { $0.map(\.label) }
    facts.spoken = [(code.text ?? code.conciseText).flatMap { texts.fill($0, with: spoken) }].compactMap { $0 }
    facts.printed = code.text == nil ? nil : code.conciseText.flatMap { texts.fill($0, with: spoken) }
    return conversation(
      "outcome \(code.name) with \(parameters.map(\.name))", desk: desk, "handled(code: \"\(code.name)\")", facts)
  }

  /// Every code that `confirm` may answer.
  var confirmations: [ExpectedTrial] {
    codes.map { name in
      var desk = TrialDesk()
      desk.confirmation = name
      desk.ending = OpenPlace.otherEnding
      desk.code = "continueInApp"
      let isSuccess =
        intent.response.codes.first { $0.name == name }?.isSuccess
        ?? ["ready", "success", "inProgress"].contains(name)
      let goesOn = isSuccess || ["ready", "success", "inProgress"].contains(name)
      return conversation(
        "confirmation \(name)", desk: desk,
        goesOn ? "handled(code: \"continueInApp\")" : "notConfirmed(code: \"\(name)\")",
        code: goesOn ? "continueInApp" : name)
    }
  }

  private func conversation(_ name: String, desk: TrialDesk, _ end: String, code: String) -> ExpectedTrial {
    var facts = ExpectedTrial.Facts()
    facts.code = code
    return conversation(name, desk: desk, end, facts)
  }

  /// A conversation about an intent whose values are complete.
  func conversation(
    _ name: String, about parameter: Parameter? = nil, person: TrialPerson = TrialPerson(), desk: TrialDesk,
    values: [String: [TrialValue]]? = nil, _ end: String, _ facts: ExpectedTrial.Facts
  ) -> ExpectedTrial {
    ExpectedTrial(
      trial: Trial(name, .converse(person), values: values ?? completeValues(for: parameter), desk: desk),
      expectation: .conversation(end, facts))
  }
}
