import IntentSemantics
import SwiftCode

/// The statements that ask for values which an action cannot do without.
///
/// For example: `guard let coats else { throw $coats.needsValueError("How many coats?") }`
struct ValueGuards {
  /// The structure.
  let structure: IntentStructure

  /// The number of parents above each other that a condition looks at; what is deeper is left to the handler.
  private static let depthLimit = 8

  /// The statements.
  private(set) var statements: [Statement] = []

  /// The parameters that have values behind the statements, in their order.
  private(set) var unwrapped: [String] = []

  /// The parameters that a statement asks for.
  private(set) var asked: [Parameter] = []

  /// The parameters that the handler resolves and that no statement asks for.
  private(set) var unasked: [Parameter] = []

  /// The statements for the parameters of an intent.
  init(_ structure: IntentStructure, record: inout MigrationRecord) {
    self.structure = structure
    for parameter in structure.intent.parameters
    where parameter.supportsResolution && structure.property(of: parameter).isOptional {
      guard let prompt = ParameterDialogs(of: parameter).prompt, let conditions = conditions(of: parameter) else {
        unasked.append(parameter)
        continue
      }
      asked.append(parameter)
      let question = question(parameter, prompt, record: &record)
      if parameter.relationship == nil {
        statements.append(.guard([.unwrapping(parameter.name)], else: question))
        unwrapped.append(parameter.name)
      } else {
        let isMissing = Expression.binary(.name(parameter.name), "==", .nil)
        statements.append(.if(conditions.map { .expression($0) } + [.expression(isMissing)], question))
      }
    }
  }

  private func question(_ parameter: Parameter, _ prompt: FormatText, record: inout MigrationRecord) -> [Statement] {
    func error(_ dialog: Expression?) -> Statement {
      .throw(
        .call(.member(.projection(parameter.name), "needsValueError"), dialog.map { [Argument($0)] } ?? []))
    }
    guard !ParameterDialogs(of: parameter).namesItself(prompt),
      let sentence = ConditionalSentence(
        prompt, about: parameter, of: structure, unwrapped: Set(unwrapped), record: &record)
    else {
      structure.remarkOnUnsaid(prompt, of: parameter, &record)
      return [error(nil)]
    }
    return sentence.statements(error, otherwise: error(nil))
  }

  /// What must hold of other parameters for one to be wanted; nil where that cannot be said.
  private func conditions(of parameter: Parameter) -> [Expression]? {
    var conditions: [Expression] = []
    var current = parameter
    var depth = 0
    while let relationship = current.relationship, let parent = structure.parameter(named: relationship.parent) {
      guard let condition = condition(relationship.condition, on: parent) else { return nil }
      conditions.insert(contentsOf: condition, at: 0)
      current = parent
      depth += 1
      guard depth <= Self.depthLimit else { return nil }
    }
    return conditions
  }

  private func condition(_ condition: RelationshipCondition, on parent: Parameter) -> [Expression]? {
    let property = structure.property(of: parent)
    let isOptional = property.isOptional && !unwrapped.contains(parent.name)
    let value = Expression.name(parent.name)
    func number(_ comparison: String, _ bound: Int) -> Expression {
      .binary(isOptional ? .tuple([.binary(value, "??", .integer(0))]) : value, comparison, .integer(bound))
    }
    switch condition {
    case .hasAnyValue:
      return isOptional ? [.binary(value, "!=", .nil)] : []
    case .booleanEquals(let isTrue):
      return [.binary(value, "==", .boolean(isTrue))]
    case .integerIsGreater(let bound):
      return [number(">", bound)]
    case .integerIsAtLeast(let bound):
      return [number(">=", bound)]
    case .enumerationEquals(let name):
      guard case .enumeration(let enumeration) = property.value.kind, let name = enumeration.caseName(of: name) else {
        return nil
      }
      return [.binary(value, "==", enumeration.expression(ofCase: name))]
    case .objectIdentifierContains(let part):
      let id = isOptional ? Expression.optionalMember(value, "id") : .member(value, "id")
      let contains = Expression.call(.member(id, "contains"), [Argument(.string(part))])
      return [isOptional ? .binary(contains, "==", .boolean(true)) : contains]
    }
  }
}

extension IntentStructure {
  /// Remarks that the system asks for a parameter in words of its own, as those of the definition cannot be said.
  func remarkOnUnsaid(_ prompt: FormatText, of parameter: Parameter, _ record: inout MigrationRecord) {
    remark(
      .lost, parameter.name, "INIntentParameterPromptDialogs",
      "it names a value that is not there when it is asked for", quoting: prompt.format.source, &record,
      hint: "ask without it in the definition")
  }
}
