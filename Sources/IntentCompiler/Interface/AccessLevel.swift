/// Who may use the generated declarations.
public enum AccessLevel: String, Sendable, CaseIterable {
  /// Every module; what the original tool writes by default.
  case `public`
  /// The modules of one package.
  case `package`
  /// The module that the files are compiled into.
  case `internal`
}
