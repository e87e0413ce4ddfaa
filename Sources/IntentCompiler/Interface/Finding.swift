package import SourceDiagnostics

/// One finding as a plain value.
public struct Finding: Sendable, Equatable {
  /// How grave a finding is.
  public enum Severity: String, Sendable {
    /// For information only.
    case note
    /// Something that works and should not stay as it is.
    case warning
    /// Something that does not work; no file is written.
    case error

    /// The severity of a diagnostic.
    package init(_ severity: SourceDiagnostics.Severity) {
      self =
        switch severity {
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
  }

  /// The stable slug of the kind of finding, for example `unresolved-reference`.
  public let id: String

  /// How grave it is.
  public let severity: Severity

  /// One line that says what is wrong.
  public let message: String

  /// How to mend it.
  public let hint: String?

  /// The file; nil where the finding is about none.
  public let path: String?

  /// The line, from 1.
  public let line: Int?

  /// The column in UTF-8 bytes, from 1.
  public let column: Int?
}
