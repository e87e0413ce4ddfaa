package import IntentSemantics

/// An enumeration and the `AppEnum` that takes its place.
package struct MigratedEnumeration: Sendable, Equatable {
  /// The enumeration.
  package let enumeration: Enumeration

  /// The index of its definition.
  package let program: Int

  /// The name of the new enumeration.
  ///
  /// For example: `SizeAppEnum`
  package let name: String

  /// The values that there is a case for: all but `unknown`, the one that stands for no value.
  ///
  /// An enumeration without any other keeps it, since Swift has no enumeration with raw values but without cases.
  package var values: [EnumerationValue] {
    let chosen = enumeration.values.filter { !$0.isPlaceholder }
    return chosen.isEmpty ? enumeration.values : chosen
  }

  /// The name of the case of a value, unescaped; nil where there is no case for it.
  ///
  /// For example: `large` for `Large`
  package func caseName(of valueName: String) -> String? {
    values.first { $0.name == valueName }.map { Self.caseName(for: $0) }
  }

  /// The name of a value's case.
  static func caseName(for value: EnumerationValue) -> String {
    let name = value.name.withLowercasedFirstLetter
    return reservedCaseNames.contains(name) ? name + "Value" : name
  }

  /// The names of static members that every `AppEnum` has already.
  private static let reservedCaseNames: Set<String> = [
    "allCases", "caseDisplayRepresentations", "typeDisplayRepresentation",
  ]
}

extension EnumerationValue {
  /// Whether it stands for no value.
  var isPlaceholder: Bool { index == 0 && name.withLowercasedFirstLetter == "unknown" }
}
