import HandlerTrials
import IntentSemantics

/// The values of an intent's parameters on which another parameter depends.
struct Surroundings {
  let intent: Intent
  let samples: SampleValues

  /// Values of all parameters with which a parameter is asked for: the conditions on its parents hold.
  func values(fulfilling parameter: Parameter) -> [String: [TrialValue]] {
    var values: [String: [TrialValue]] = [:]
    for parameter in intent.parameters { values[parameter.name] = samples.values(of: parameter) }
    var child = parameter
    while let relationship = child.relationship, let parent = intent.parameter(named: relationship.parent) {
      values[parent.name] = [value(fulfilling: relationship.condition, of: parent)]
      child = parent
    }
    return values
  }

  /// Values with which a parameter is not asked for; nil where it always is.
  func values(ruledOut parameter: Parameter) -> [String: [TrialValue]]? {
    guard let relationship = parameter.relationship, let parent = intent.parameter(named: relationship.parent) else {
      return nil
    }
    var values = values(fulfilling: parameter)
    values[parent.name] = self.values(violating: relationship.condition, of: parent)
    return values
  }

  /// Whether a parameter is asked for when the intent has these values.
  func isAsked(_ parameter: Parameter, _ values: [String: [TrialValue]]) -> Bool {
    guard let relationship = parameter.relationship, let parent = intent.parameter(named: relationship.parent) else {
      return true
    }
    let value = values[parent.name]?.first
    var number: Double?
    if case .number(let stored)? = value { number = stored }
    switch relationship.condition {
    case .hasAnyValue: return value != nil
    case .booleanEquals(let flag): return number.map { ($0 != 0) == flag } ?? false
    case .enumerationEquals(let name): return number == rawValue(named: name, of: parent)
    case .integerIsGreater(let bound): return number ?? 0 > Double(bound)
    case .integerIsAtLeast(let bound): return number ?? 0 >= Double(bound)
    case .objectIdentifierContains(let text):
      guard case .object(_, let identifier, _)? = value else { return false }
      return identifier.contains(text)
    }
  }

  private func value(fulfilling condition: RelationshipCondition, of parent: Parameter) -> TrialValue {
    switch condition {
    case .hasAnyValue: samples.value(1, of: parent.type, parent.options, named: parent.name)
    case .booleanEquals(let flag): .number(flag ? 1 : 0)
    case .enumerationEquals(let name): .number(rawValue(named: name, of: parent) ?? 0)
    case .integerIsGreater(let bound): .number(Double(bound) + 1)
    case .integerIsAtLeast(let bound): .number(Double(bound))
    case .objectIdentifierContains(let text):
      .object(className: parent.type.className, identifier: "a\(text)b", name: parent.name)
    }
  }

  private func values(violating condition: RelationshipCondition, of parent: Parameter) -> [TrialValue] {
    switch condition {
    case .hasAnyValue: return []
    case .booleanEquals(let flag): return [.number(flag ? 0 : 1)]
    case .enumerationEquals(let name):
      guard case .enumeration(let reference) = parent.type else { return [] }
      let other = samples.rawValues(of: reference).map { Double($0) }.first { $0 != rawValue(named: name, of: parent) }
      return other.map { [.number($0)] } ?? []
    case .integerIsGreater(let bound): return [.number(Double(bound))]
    case .integerIsAtLeast(let bound): return [.number(Double(bound) - 1)]
    case .objectIdentifierContains:
      return [.object(className: parent.type.className, identifier: "", name: parent.name)]
    }
  }

  private func rawValue(named name: String, of parent: Parameter) -> Double? {
    guard case .enumeration(let reference) = parent.type else { return nil }
    return samples.program.enumerations.first { $0.name == reference.name }?.values.first { $0.name == name }
      .map { Double($0.index) }
  }
}

extension Intent {
  /// The parameter of a name.
  func parameter(named name: String) -> Parameter? { parameters.first { $0.name == name } }
}

extension ValueType {
  /// The class of objects.
  fileprivate var className: String? {
    if case .object(let reference) = self { reference.className } else { nil }
  }
}
