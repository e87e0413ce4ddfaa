import IntentSemantics
import SiriKitInterface
import SwiftCode

/// How a body reads a parameter.
struct ParameterValue {
  /// The parameter.
  let parameter: Parameter

  /// What else the definition declares.
  let program: HandledProgram

  /// The property.
  ///
  /// For example: `intent.bowls`
  var property: Expression { .member(.name("intent"), parameter.name) }

  /// The value that a result is made of; nil where there is none.
  ///
  /// For example: `intent.bowls?.intValue`
  var stored: Expression {
    parameter.type.numberMember.map { .optionalMember(property, $0) } ?? property
  }

  /// What the definition takes for the value at first, as a result takes it; nil for nothing.
  ///
  /// For example: `1`
  var defaultValue: Expression? {
    switch program.firstValue(of: parameter) {
    case .text(let text): .localized(text.text, id: text.id, tableName: program.program.tableName)
    case .truth(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    case .value(let name, _): .implicitMember(name.withLowercasedFirstLetter)
    case nil: nil
    }
  }

  /// One value of an array: its name, and the statements that get it from the element of the given name.
  func element(_ name: String) -> (name: String, statements: [Statement]) {
    if let member = parameter.type.numberMember {
      let number = name == "number" ? "value" : "number"
      return (number, [.constant(number, .member(.name(name), member))])
    }
    guard case .enumeration(let reference) = parameter.type else { return (name, []) }
    // The array holds raw values.
    let value = name == "choice" ? "value" : "choice"
    let decoded = Expression.call(
      .name(reference.className), [Argument("rawValue", .member(.name(name), "intValue"))])
    var conditions: [Condition] = [.binding(value, decoded)]
    if let unknown = program.unknownCase(of: reference) {
      conditions.append(.expression(.binary(.name(value), "!=", .implicitMember(unknown))))
    }
    return (value, [.guard(conditions, else: [.return(.resolution("needsValue"))])])
  }
}
