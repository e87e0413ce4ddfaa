package import SourceDiagnostics

/// Another name for a type, or for several that are joined by `&`.
package struct SwiftTypeAlias: Sendable, Equatable {
  /// The name without back-ticks.
  package let name: Located<String>

  /// The name with those of the enclosing declarations in front, for example `Kitchen.Soups`.
  package let qualifiedName: String

  /// What it stands for, without generic arguments; empty where that is not a list of names, for example a function.
  package let targets: [String]
}
