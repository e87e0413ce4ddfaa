/// The language of generated declarations.
public enum OutputLanguage: String, Sendable, Equatable, CaseIterable {
  /// One file for each declaration.
  case swift
  /// A header and an implementation file for each declaration.
  case objectiveC = "objc"
}
