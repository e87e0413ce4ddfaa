internal import IntentSemantics
internal import SourceDiagnostics

/// A parameter of a legacy intent, as a definition or a record of a migration has it.
struct LegacyParameter {
  /// An enumeration that it has for its type.
  struct Enumeration {
    /// What it is known by.
    let name: String

    /// The names of the values that can be stored.
    let values: [String]

    /// Where it is declared.
    let note: DiagnosticNote
  }

  /// The name.
  let name: String

  /// The type that corresponds to its own.
  let type: CorrespondingType

  /// The enumeration; nil for any other type.
  let enumeration: Enumeration?

  /// Where it is declared.
  let note: DiagnosticNote

  /// The parameters of an intent of a definition; none where it has errors.
  static func parameters(of legacy: IntentClass) -> [LegacyParameter] {
    let definition = legacy.definition
    return (legacy.program?.parameters ?? []).map { parameter in
      var enumeration: Enumeration?
      if case .enumeration(let reference) = parameter.type, !reference.isSystem,
        let declared = definition.program?.enumerations.first(where: { $0.name == reference.name })
      {
        enumeration = Enumeration(
          name: declared.className, values: declared.values.filter { !$0.standsForNoValue }.map(\.name),
          note: definition.note("the enumeration is defined here", at: declared.range))
      }
      return LegacyParameter(
        name: parameter.name, type: CorrespondingType(parameter.type, isArray: parameter.isArray),
        enumeration: enumeration,
        note: definition.note("the parameter of the intent is defined here", at: parameter.range))
    }
  }

  /// The parameters of an intent of a record.
  static func parameters(of intent: RecordedMigration.Intent, in record: RecordedMigration) -> [LegacyParameter] {
    intent.parameters.map { name, type in
      let element = type.hasPrefix("[") ? String(type.dropFirst().dropLast()) : type
      let enumeration = record.enumerations[element].map { values in
        Enumeration(
          name: element, values: values, note: record.note("the migration recorded its values here", at: intent))
      }
      return LegacyParameter(
        name: name, type: CorrespondingType(recorded: type, element: element, in: record), enumeration: enumeration,
        note: record.note("the migration recorded the parameter here", at: intent))
    }
  }
}

extension EnumerationValue {
  /// Whether it is the one that stands for no value.
  fileprivate var standsForNoValue: Bool { index == 0 && name.lowercased() == "unknown" }
}
