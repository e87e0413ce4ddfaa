import IntentSemantics
import ObjectiveCCode
import SiriKitInterface

/// How a body reads a parameter.
struct HandledValue {
  /// The parameter.
  let parameter: Parameter

  /// What else the definition declares.
  let program: HandledProgram

  /// The property.
  ///
  /// For example: `intent.bowls`
  var property: ObjectiveCExpression { .member(.name("intent"), parameter.name) }

  /// The value that a result is made of.
  ///
  /// For example: `intent.bowls.integerValue`
  var stored: ObjectiveCExpression { parameter.type.numberAccess.map { .member(property, $0) } ?? property }

  /// The constant of the enumeration that stands for no value; nil where there is none.
  var unknown: ObjectiveCExpression? {
    guard case .enumeration(let reference) = parameter.type else { return nil }
    return program.unknownValue(of: reference).map { Self.constant($0, of: reference) }
  }

  /// What the definition takes for the value at first; nil for nothing.
  ///
  /// For example: `1`
  var defaultValue: ObjectiveCExpression? {
    switch program.firstValue(of: parameter) {
    case .text(let text):
      return .localized(text.text, id: text.id, tableName: program.program.tableName)
    case .truth(let value): return .name(value ? "YES" : "NO")
    case .integer(let value): return .integer(value)
    case .real(let value): return .real(value)
    case .value(let name, let reference): return Self.constant(name, of: reference)
    case nil: return nil
    }
  }

  /// A constant of an enumeration.
  static func constant(_ name: String, of reference: TypeReference) -> ObjectiveCExpression {
    .name(reference.className + name.withUppercasedFirstLetter)
  }
}

extension Parameter {
  /// The name of a local variable for the value.
  var localVariable: String {
    let local = name.withLowercasedFirstLetter
    // A handler may be compiled as Objective-C++ all the same.
    return Self.takenNames.contains(local) || ReservedWords.category(of: local, as: .property) != nil ? "value" : local
  }

  /// The names that bodies use themselves.
  private static let takenNames: Set = [
    "completion", "id", "intent", "items", "matches", "number", "results", "searchTerm", "self", "super", "_cmd",
  ]
}
