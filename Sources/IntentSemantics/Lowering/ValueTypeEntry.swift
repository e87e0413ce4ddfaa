internal import IntentModel
internal import SourceDiagnostics

/// The keys that together say the type of a parameter, response parameter or property.
struct ValueTypeEntry {
  let type: Located<String>?
  let enumType: Located<String>?
  let enumNamespace: Located<String>?
  let objectType: Located<String>?
  let objectNamespace: Located<String>?

  /// The type, or nil when it was reported; a missing type has been reported by the model.
  func lowered(in context: inout LoweringContext) -> ValueType? {
    guard let type else { return nil }
    if let enumType = enumType.nonEmpty {
      guard type.value == "Integer" else {
        context.error(
          .unknownParameterType, "type '\(type.value)' cannot be an enumeration", at: type.range,
          hint: "an enumeration has the type 'Integer'")
        return nil
      }
      return reference(
        enumType, enumNamespace, among: context.enumerations, context.knowsAllEnums,
        or: FrameworkTypes.enumerations, kind: "enumeration", in: &context
      )
      .map(ValueType.enumeration)
    }
    if type.value == "Object" {
      guard let objectType = objectType.nonEmpty else { return .untypedObject }
      return reference(
        objectType, objectNamespace, among: context.types, context.knowsAllTypes, or: FrameworkTypes.classes,
        kind: "type", in: &context
      )
      .map(ValueType.object)
    }
    if let known = Self.plainTypes[type.value] { return known }
    if Self.systemTypes.contains(type.value) {
      context.error(
        .unknownParameterType, "type '\(type.value)' is only available in system intents", at: type.range)
    } else {
      context.error(
        .unknownParameterType, "unknown parameter type '\(type.value)'", at: type.range,
        hint: context.hint(for: type.value, among: Self.plainTypes.keys + ["Object"]))
    }
    return nil
  }

  private func reference(
    _ name: Located<String>, _ namespace: Located<String>?, among declared: [String: DeclaredType],
    _ isComplete: Bool, or frameworkTypes: Set<String>, kind: String, in context: inout LoweringContext
  ) -> TypeReference? {
    if namespace?.value == "System" {
      guard context.checkIdentifier(name) else { return nil }
      if !frameworkTypes.contains(name.value) {
        context.report(
          .unresolvedReference, .warning, "the Intents framework of iOS 18 has no \(kind) 'IN\(name.value)'",
          at: name.range, hint: context.hint(for: name.value, among: frameworkTypes))
      }
      return TypeReference(name: name.value, className: "IN" + name.value, isSystem: true)
    }
    guard let found = declared[name.value] else {
      if isComplete {
        context.error(
          .unresolvedReference, "no \(kind) named '\(name.value)' in this definition", at: name.range,
          hint: context.hint(for: name.value, among: declared.keys))
      }
      return nil
    }
    checkNamespace(namespace.nonEmpty, in: &context)
    return found.reference
  }

  private func checkNamespace(_ namespace: Located<String>?, in context: inout LoweringContext) {
    guard let namespace else { return }
    if let own = context.document.namespace.nonEmpty {
      guard namespace.value != own.value else { return }
      context.report(
        .unresolvedReference, .warning,
        "namespace '\(namespace.value)' is neither this definition's '\(own.value)' nor 'System'", at: namespace.range)
    } else if !context.document.hasKey("INIntentDefinitionNamespace") {
      context.report(
        .unresolvedReference, .warning,
        "namespace '\(namespace.value)' is not 'System', and this definition has none", at: namespace.range)
    }
  }

  /// The types of custom intents, responses and object types, by the name in the file.
  fileprivate static let plainTypes: [String: ValueType] = [
    "String": .string, "Integer": .integer, "Decimal": .decimal, "Boolean": .boolean, "File": .file, "URL": .url,
    "DateComponents": .dateComponents, "TimeInterval": .timeInterval, "Placemark": .placemark, "Person": .person,
    "CurrencyAmount": .currencyAmount, "PaymentMethod": .paymentMethod, "SpeakableString": .speakableString,
    "Temperature": .temperature, "Distance": .length, "Length": .length, "Mass": .mass, "Speed": .speed,
    "Energy": .energy, "Volume": .volume,
  ]

  /// The types that only the framework's own intents have.
  private static let systemTypes: Set<String> = [
    "BillPayee", "BillType", "CallDestinationType", "CarSignalOptions", "DateComponentsRange", "MediaItem",
    "NoteContent", "PaymentAccount", "PaymentAmount", "PlaybackRepeatMode", "SpatialEventTrigger", "TaskList",
    "TemporalEventTrigger", "VisualCodeType", "WorkoutGoalUnitType", "WorkoutLocationType",
  ]
}

extension ValueType {
  /// All types that are the same in every definition.
  package static let plain = Set(ValueTypeEntry.plainTypes.values).union([.untypedObject])
}
