import IntentSemantics
import ObjectiveCCode
import SiriKitInterface

/// The condition on another parameter without which a parameter is not asked for.
struct RelationshipCheck {
  private let parent: HandledValue
  private let condition: RelationshipCondition

  /// The condition of a parameter; nil where it has no parent.
  init?(parameter: Parameter, intent: Intent, program: HandledProgram) {
    guard let relationship = parameter.relationship,
      let parent = intent.parameters.first(where: { $0.name == relationship.parent })
    else { return nil }
    self.parent = HandledValue(parameter: parent, program: program)
    condition = relationship.condition
  }

  /// What holds where the condition does not; nil where it cannot be told from the values.
  var failure: ObjectiveCExpression? {
    let parameter = parent.parameter
    guard !parameter.isArray else {
      return condition == .hasAnyValue ? .not(parent.property) : nil
    }
    switch (condition, parameter.type) {
    case (.hasAnyValue, .enumeration):
      return parent.unknown.map { .binary(parent.property, "==", $0) }
    case (.hasAnyValue, _):
      return .not(parent.property)
    case (.booleanEquals(true), .boolean):
      return .not(parent.stored)
    case (.booleanEquals(false), .boolean):
      return .binary(.not(parent.property), "||", parent.stored)
    case (.enumerationEquals(let name), .enumeration(let reference)):
      return .binary(parent.property, "!=", HandledValue.constant(name, of: reference))
    // A number that is not there counts as 0.
    case (.integerIsGreater(let bound), _) where parameter.type.numberAccess != nil:
      return .binary(parent.stored, "<=", .integer(bound))
    case (.integerIsAtLeast(let bound), _) where parameter.type.numberAccess != nil:
      return .binary(parent.stored, "<", .integer(bound))
    case (.objectIdentifierContains(let text), .object):
      return .not(.message(.member(parent.property, "identifier"), "containsString:", [.string(text)]))
    default:
      return nil
    }
  }
}
