import HandlerTrials
import IntentSemantics

extension TrialPlan {
  /// What the handler says about a parameter, value by value.
  func resolutions(of parameter: Parameter) -> [ExpectedTrial] {
    let values = surroundings.values(fulfilling: parameter)
    let own = values[parameter.name] ?? []
    var trials = [
      resolution("given", of: parameter, values, own.map { .init("success", values: [$0.label]) }),
      resolution(
        "missing", of: parameter, values.merging([parameter.name: []]) { $1 },
        [defaultValue(of: parameter).map { .init("success", values: [$0.label]) } ?? .init("needsValue")]),
    ]
    if let ruledOut = surroundings.values(ruledOut: parameter) {
      trials.append(resolution("ruled out", of: parameter, ruledOut, [.init("notRequired")]))
    }
    return trials + numbers(parameter, values) + cases(parameter, values) + proposed(parameter, values)
      + (offersChoice(parameter) ? choices(parameter, values) : [])
  }

  private func resolution(
    _ name: String, of parameter: Parameter, _ values: [String: [TrialValue]],
    desk: TrialDesk = TrialDesk(), _ expected: [TrialRecord.Resolution]
  ) -> ExpectedTrial {
    ExpectedTrial(
      trial: Trial("\(parameter.name), \(name)", .resolve(parameter.name), values: values, desk: desk),
      expectation: .resolutions(expected))
  }

  /// Numbers at the bounds and outside of them; one alone, or behind another one in an array.
  private func numbers(_ parameter: Parameter, _ values: [String: [TrialValue]]) -> [ExpectedTrial] {
    guard [.integer, .decimal, .timeInterval].contains(parameter.type) else { return [] }
    let bounds = NumberBounds(parameter.type, parameter.options)
    let reasons = parameter.unsupportedReasons.map(\.code)
    return bounds.probes(isWhole: parameter.type == .integer).map { number in
      let label = TrialValue.number(number).label
      let result: TrialRecord.Resolution =
        bounds.refusal(of: number, reasons: reasons).map { code in
          .init("unsupported", reason: reasons.firstIndex(of: code).map { $0 + 1 })
        } ?? .init("success", values: [label])
      let good = value(1, of: parameter)
      return resolution(
        label, of: parameter,
        values.merging([parameter.name: (parameter.isArray ? [good] : []) + [.number(number)]]) { $1 },
        (parameter.isArray ? [.init("success", values: [good.label])] : []) + [result])
    }
  }

  /// Every value of an enumeration, and in an array, which holds raw values, one that it does not have.
  private func cases(_ parameter: Parameter, _ values: [String: [TrialValue]]) -> [ExpectedTrial] {
    guard case .enumeration(let reference) = parameter.type else { return [] }
    var trials = samples.rawValues(of: reference).map { rawValue in
      let value = TrialValue.number(Double(rawValue))
      return resolution(
        value.label, of: parameter, values.merging([parameter.name: [value]]) { $1 },
        [.init("success", values: [value.label])])
    }
    if parameter.isArray {
      trials.append(
        resolution(
          "unknown", of: parameter, values.merging([parameter.name: [.number(0), .number(9999)]]) { $1 },
          [.init("needsValue"), .init("needsValue")]))
    }
    return trials
  }

  /// The answers that the comments of the scaffold propose; in an array for the last value only.
  private func proposed(_ parameter: Parameter, _ values: [String: [TrialValue]]) -> [ExpectedTrial] {
    let own = values[parameter.name] ?? []
    return proposals(for: parameter).map { answer, name, reason in
      var desk = TrialDesk()
      desk.answer = answer
      desk.answered = own.last?.label
      let accepted = own.dropLast().map { TrialRecord.Resolution("success", values: [$0.label]) }
      let last = TrialRecord.Resolution(
        name, reason: reason, values: reason == nil ? own.last.map { [$0.label] } ?? [] : [])
      return resolution(answer, of: parameter, values, desk: desk, accepted + [last])
    }
  }

  /// No value that may be meant, another one, and several.
  private func choices(_ parameter: Parameter, _ values: [String: [TrialValue]]) -> [ExpectedTrial] {
    let others = [value(3, of: parameter), value(4, of: parameter)]
    let own = values[parameter.name] ?? []
    return (0...2).map { count in
      var desk = TrialDesk()
      desk.matches = Array(others.prefix(count))
      let labels = others.prefix(count).map(\.label)
      let result: TrialRecord.Resolution =
        switch count {
        case 0: .init("unsupported")
        case 1: .init("success", values: labels)
        default: .init("disambiguation", values: labels)
        }
      return resolution("\(count) matches", of: parameter, values, desk: desk, own.map { _ in result })
    }
  }

  /// The options of a parameter: none, all, those that match a term.
  func options(of parameter: Parameter) -> [ExpectedTrial] {
    let items = [value(1, of: parameter), value(2, of: parameter)]
    var desk = TrialDesk()
    desk.items = items
    func trial(_ desk: TrialDesk, _ term: String?, _ expected: [TrialValue]) -> ExpectedTrial {
      ExpectedTrial(
        trial: Trial(
          "options of \(parameter.name) for \(term ?? "nothing")", .options(parameter.name, matching: term),
          values: surroundings.values(fulfilling: parameter), desk: desk),
        expectation: .values(expected.map(\.label)))
    }
    let unsearched = [trial(TrialDesk(), nil, []), trial(desk, nil, items)]
    guard parameter.supportsSearch,
      let word = texts.spoken(items[1], parameter.type, parameter.options)
    else { return unsearched }
    return unsearched + [
      trial(desk, "", items), trial(desk, word.uppercased(), [items[1]]), trial(desk, "no such thing", []),
    ]
  }

  /// The value of a parameter where none is set: the definition's, else the developer's.
  func defaultValues(of parameter: Parameter) -> [ExpectedTrial] {
    func trial(_ name: String, _ desk: TrialDesk, _ expected: [TrialValue]) -> ExpectedTrial {
      ExpectedTrial(
        trial: Trial("\(name) for \(parameter.name)", .defaultValue(parameter.name), values: [:], desk: desk),
        expectation: .values(expected.map(\.label)))
    }
    if let value = defaultValue(of: parameter) { return [trial("default", TrialDesk(), [value])] }
    var desk = TrialDesk()
    desk.suggestion = samples.values(of: parameter)
    return [trial("no default", TrialDesk(), []), trial("default", desk, samples.values(of: parameter))]
  }
}
