import IntentSemantics
import SwiftCode

/// The statements that give a property of a legacy class the value that App Intents have.
///
/// For example: `legacy.hours = hours.map { NSNumber(value: $0) }`
struct LegacyAssignment {
  /// The value.
  let value: BridgedValue

  /// The property of the legacy object.
  let target: Expression

  /// The value of an enumeration that stands for none; nil where there is none such.
  private let placeholder: Expression?

  /// Statements for a property.
  init(_ value: BridgedValue, to target: Expression, module: MigratedModule, program: Int) {
    self.value = value
    self.target = target
    if case .enumeration(let reference) = value.type {
      placeholder = module.enumeration(reference, in: program).flatMap {
        BridgedEnumeration.placeholder(of: $0.enumeration)
      }
    } else {
      placeholder = nil
    }
  }

  /// The statements, for a value that may be missing unless said otherwise.
  func statements(from source: Expression, isOptional: Bool = true) -> [Statement] {
    guard value.isSingleEnumeration else {
      return [.assignment(to: target, value.legacy(source, isOptional: isOptional))]
    }
    guard isOptional else { return [.assignment(to: target, .member(source, BridgedValue.member))] }
    let optional = Expression.optionalMember(source, BridgedValue.member)
    if let placeholder { return [.assignment(to: target, .binary(optional, "??", placeholder))] }
    return [
      .if([.binding("value", optional)], [.assignment(to: target, .name("value"))])
    ]
  }
}
