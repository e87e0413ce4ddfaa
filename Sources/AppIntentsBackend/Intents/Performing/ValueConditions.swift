import IntentSemantics
import SwiftCode

/// What must hold of other parameters for one to be wanted, as code in the method that does the work.
///
/// For example: `delivery == true`
struct ValueConditions {
  /// The number of parents above each other that a condition looks at; what is deeper is left to the handler.
  private static let depthLimit = 8

  private let structure: IntentStructure
  private let unwrapped: Set<String>

  /// The conditions in an action.
  ///
  /// - Parameters:
  ///   - structure: The structure.
  ///   - unwrapped: The parameters whose names stand for values that are there.
  init(_ structure: IntentStructure, unwrapped: Set<String>) {
    self.structure = structure
    self.unwrapped = unwrapped
  }

  /// What must hold of other parameters for one to be wanted; nil where that cannot be said.
  func conditions(of parameter: Parameter) -> [Expression]? {
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
    let value = unwrapped.contains(parent.name) ? .name(parent.name) : structure.reference(to: parent)
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
