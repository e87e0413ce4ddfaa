/// How the declarations are spread over files.
public enum OutputLayout: String, Sendable, CaseIterable {
  /// One file per intent, enumeration and type, named after the class, as the original tool does.
  case perType = "per-type"
  /// One file per definition, `<stem>.intentdefinition.swift`, whose name is known before the definition is read.
  case single
}
