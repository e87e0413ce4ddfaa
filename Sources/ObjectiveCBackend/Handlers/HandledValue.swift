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
    guard !parameter.isArray else { return nil }
    switch (parameter.type, parameter.options) {
    case (.string, .string(let options)):
      return options.defaultValue.map { text in
        guard let id = text.id else { return .string(text.text) }
        return .call(
          "NSLocalizedStringWithDefaultValue",
          [
            .string(id), .string(program.program.tableName), .member(.name("NSBundle"), "mainBundle"),
            .string(text.text), .string(""),
          ])
      }
    case (.boolean, .boolean(let options)):
      return options.defaultValue.map { .name($0 ? "YES" : "NO") }
    case (.integer, .number(let options)):
      return options.defaultValue?.integer.map { .integer($0) }
    case (.decimal, .number(let options)):
      return options.defaultValue?.real.map { .real($0) }
    case (.timeInterval, .timeInterval(let options)):
      return options.defaultValue?.seconds(options.defaultUnit).map { .real($0) }
    case (.enumeration(let reference), .enumeration(let name?)):
      let constant = Self.constant(name, of: reference)
      return constant == unknown ? nil : constant
    default:
      return nil
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
    return Self.takenNames.contains(local) || ReservedWords.properties.contains(local) ? "value" : local
  }

  /// The names that bodies use themselves.
  private static let takenNames: Set = [
    "completion", "id", "intent", "items", "matches", "number", "results", "searchTerm", "self", "super", "_cmd",
  ]
}
