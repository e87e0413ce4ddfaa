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

  /// The values that there is a case for: all but the one that stands for no value.
  package var values: [EnumerationValue] { enumeration.values.filter { $0.index != 0 } }
}
