internal import IntentModel
internal import SourceDiagnostics

extension RelationshipEntry {
  /// The condition, or nil when there is none: without a parent's name it is dead, which
  /// `TelegramMessenger__Telegram-iOS/Intents.intentdefinition` shows.
  func lowered(
    of parameter: Located<String>, in intent: IntentEntry, scope: ParameterScope, _ context: inout LoweringContext
  ) -> Relationship? {
    guard let parentName = parentName.nonEmpty else { return nil }
    guard scope.names.contains(parentName.value), parentName.value != parameter.value else {
      guard scope.isComplete || parentName.value == parameter.value else { return nil }
      context.error(
        .unknownParent,
        "parent '\(parentName.value)' of '\(parameter.value)' is not a parameter of '\(scope.owner.value)'",
        at: parentName.range,
        hint: parentName.value == parameter.value
          ? "a parameter cannot be its own parent" : context.hint(for: parentName.value, among: scope.names))
      return nil
    }
    guard let predicateName, let type = scope.types[parentName.value] else { return nil }
    guard !scope.arrays.contains(parentName.value) || predicateName.value == "HasAnyValue" else {
      mismatch(predicateName, "array", parentName, in: &context)
      return nil
    }
    guard let condition = condition(predicateName, parentName, type, in: &context) else { return nil }
    return Relationship(parent: parentName.value, condition: condition)
  }

  private func condition(
    _ predicate: Located<String>, _ parent: Located<String>, _ type: ValueType, in context: inout LoweringContext
  ) -> RelationshipCondition? {
    switch (predicate.value, type) {
    case ("HasAnyValue", _):
      return .hasAnyValue
    case ("BooleanHasExactValue", .boolean):
      return value("a boolean", absent: false, \.boolean, in: &context).map(RelationshipCondition.booleanEquals)
    case ("EnumHasExactValue", .enumeration(let reference)):
      return enumerationCondition(predicate, reference, in: &context)
    case ("IntegerValueIsGreaterThan", .integer), ("IntegerValueIsGreaterThan", .decimal):
      return value("an integer", absent: 0, \.integer, in: &context).map(RelationshipCondition.integerIsGreater)
    case ("IntegerValueIsGreaterThanOrEqual", .integer), ("IntegerValueIsGreaterThanOrEqual", .decimal):
      return value("an integer", absent: 0, \.integer, in: &context).map(RelationshipCondition.integerIsAtLeast)
    case ("ObjectIdentifierValueContains", .object), ("ObjectIdentifierValueContains", .untypedObject):
      return value("a string", absent: "", \.string, in: &context)
        .map(RelationshipCondition.objectIdentifierContains)
    default:
      if Self.knownPredicates.contains(predicate.value) {
        mismatch(predicate, type.messageName, parent, in: &context)
      } else {
        context.error(
          .predicateMismatch, "unknown predicate '\(predicate.value)'", at: predicate.range,
          hint: context.hint(for: predicate.value, among: Self.knownPredicates))
      }
      return nil
    }
  }

  /// The value to compare with, or nil when it has another type, which is reported.
  private func value<Value>(
    _ expected: String, absent: Value, _ path: KeyPath<ScalarEntry, Value?>, in context: inout LoweringContext
  ) -> Value? {
    guard let predicateValue else { return absent }
    if let value = predicateValue.value[keyPath: path] { return value }
    context.error(.predicateMismatch, "value of the condition must be \(expected)", at: predicateValue.range)
    return nil
  }

  private func enumerationCondition(
    _ predicate: Located<String>, _ reference: TypeReference, in context: inout LoweringContext
  ) -> RelationshipCondition? {
    guard let value = predicateValue, let name = value.value.string else {
      context.error(
        .predicateMismatch, "'EnumHasExactValue' needs the name of a value",
        at: predicateValue?.range ?? predicate.range)
      return nil
    }
    if !reference.isSystem, let names = context.enumerations[reference.name]?.memberNames {
      guard names.contains(name) else {
        context.error(
          .predicateMismatch, "'\(name)' is not a value of '\(reference.name)'", at: value.range,
          hint: context.hint(for: name, among: names))
        return nil
      }
    }
    return .enumerationEquals(name)
  }

  private func mismatch(
    _ predicate: Located<String>, _ type: String, _ parent: Located<String>, in context: inout LoweringContext
  ) {
    context.error(
      .predicateMismatch, "'\(predicate.value)' cannot be used with \(type) parent '\(parent.value)'",
      at: predicate.range)
  }

  private static let knownPredicates = [
    "BooleanHasExactValue", "EnumHasExactValue", "HasAnyValue", "IntegerValueIsGreaterThan",
    "IntegerValueIsGreaterThanOrEqual", "ObjectIdentifierValueContains",
  ]
}
