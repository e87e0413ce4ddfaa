internal import IntentModel
internal import SourceDiagnostics

extension EnumEntry {
  /// The enumeration, or nil when errors were reported.
  func lowered(in context: inout LoweringContext) -> Enumeration? {
    guard let name else { return nil }
    let isWellNamed = context.checkIdentifiers(name, className)
    var names: [String: Located<String>] = [:]
    var indexes: [Int: (value: Located<String>, index: Located<Int>?)] = [:]
    var loweredValues: [EnumerationValue] = []
    for entry in values {
      guard let valueName = entry.name, context.checkIdentifier(valueName) else { continue }
      // Cases are spelt with a lower-case first letter, so names that differ there only are one case.
      if let first = names.updateValue(valueName, forKey: valueName.value.withLowercasedFirstLetter) {
        context.error(
          .duplicateEnumValue, "value '\(valueName.value)' is declared twice in '\(name.value)'", at: valueName.range,
          hint: first.value == valueName.value ? nil : "names that differ in the first letter only are one case",
          previously: first.range)
      }
      let index = entry.index?.value ?? 0
      // An index of another type has been reported and is none.
      let isKnown = entry.index != nil || !entry.hasKey("INEnumValueIndex")
      if isKnown, let first = indexes[index] {
        context.error(
          .duplicateEnumIndex, "index \(index) is used by '\(first.value.value)' and '\(valueName.value)'",
          at: entry.index?.range ?? valueName.range,
          hint: first.index == nil || entry.index == nil ? "an absent index is 0" : nil,
          previously: first.value.range)
      } else if isKnown {
        indexes[index] = (valueName, entry.index)
      }
      loweredValues.append(
        EnumerationValue(
          name: valueName.value, index: index, displayName: entry.displayName?.lowered,
          pronunciationHint: entry.pronunciationHint?.lowered, synonyms: entry.synonyms.compactMap(\.lowered),
          range: valueName.range))
    }
    if let type, type.value != "Regular" {
      context.report(
        .enumerationKind, .note, "enumeration '\(name.value)' of kind '\(type.value)' is generated like any other",
        at: type.range)
    }
    if hasEmptyValueList {
      context.error(
        .missingEnumValue, "enumeration '\(name.value)' has no value", at: name.range,
        hint: "an enumeration without cases cannot have a raw type")
    }
    guard isWellNamed else { return nil }
    return Enumeration(
      name: name.value, className: context.options.className(className, name: name.value),
      displayName: displayName?.lowered, kind: type?.value ?? "Regular", values: loweredValues,
      range: className.nonEmpty?.range ?? name.range)
  }
}

extension EnumValueSynonymEntry {
  /// The synonym, or nil where there is no text.
  fileprivate var lowered: EnumerationSynonym? {
    synonym?.lowered.map { EnumerationSynonym(text: $0, pronunciationHint: pronunciationHint?.lowered) }
  }
}
