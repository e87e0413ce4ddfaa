import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The condition on another parameter without which a parameter is not asked for.
struct RelationshipCheck {
  private let parent: Parameter
  private let relationship: RelationshipCondition
  private let program: HandledProgram

  /// The condition of a parameter; nil where it has no parent.
  init?(parameter: Parameter, intent: Intent, program: HandledProgram) {
    guard let relationship = parameter.relationship,
      let parent = intent.parameters.first(where: { $0.name == relationship.parent })
    else { return nil }
    self.parent = parent
    self.relationship = relationship.condition
    self.program = program
  }

  /// What must hold; nil where it cannot be told from the values.
  var condition: Condition? {
    let property = Expression.member(.name("intent"), parent.name)
    switch relationship {
    case .hasAnyValue:
      guard case .enumeration(let reference) = parent.type, !parent.isArray else {
        return .expression(.binary(property, "!=", .nil))
      }
      return program.unknownCase(of: reference).map { .expression(.binary(property, "!=", .implicitMember($0))) }
    case .booleanEquals(let value):
      guard parent.type == .boolean, !parent.isArray else { return nil }
      return .expression(.binary(.optionalMember(property, "boolValue"), "==", .boolean(value)))
    case .enumerationEquals(let name):
      guard case .enumeration = parent.type, !parent.isArray else { return nil }
      return .expression(.binary(property, "==", .implicitMember(name.withLowercasedFirstLetter)))
    case .integerIsGreater(let bound):
      return number(property).map { .expression(.binary($0, ">", .integer(bound))) }
    case .integerIsAtLeast(let bound):
      return number(property).map { .expression(.binary($0, ">=", .integer(bound))) }
    case .objectIdentifierContains(let text):
      guard case .object = parent.type, !parent.isArray else { return nil }
      let identifier = Expression.optionalMember(.optionalMember(property, "identifier"), "contains")
      return .expression(.binary(.call(identifier, [Argument(.string(text))]), "==", .boolean(true)))
    }
  }

  /// The parent's number, 0 where it has none.
  private func number(_ property: Expression) -> Expression? {
    guard let member = parent.type.numberMember, !parent.isArray else { return nil }
    return .verbatim("(intent.\(SwiftIdentifier.escaped(parent.name, at: .member))?.\(member) ?? 0)")
  }
}
