internal import SourceDiagnostics

extension DiagnosticID {
  /// An input cannot be read.
  static let unreadableInput: DiagnosticID = "unreadable-input"
  /// An output cannot be written.
  static let unwritableOutput: DiagnosticID = "unwritable-output"
  /// A file that intentc did not write stands where an output belongs.
  static let foreignOutput: DiagnosticID = "foreign-output"
  /// A file of an earlier run is no longer generated.
  static let staleOutput: DiagnosticID = "stale-output"
  /// An output differs from what would be generated.
  static let outdatedOutput: DiagnosticID = "outdated-output"
  /// A copy of a definition in a language folder stands for the same intents as another.
  static let localizedCopy: DiagnosticID = "localized-copy"
  /// A comment cannot be kept in the canonical form.
  static let lostComment: DiagnosticID = "lost-comment"
  /// The text of a definition is not the canonical form.
  static let nonCanonicalLayout: DiagnosticID = "non-canonical-layout"
  /// The configuration file says something that makes no sense.
  static let invalidConfiguration: DiagnosticID = "invalid-configuration"
  /// The list of known findings cannot be read.
  static let invalidBaseline: DiagnosticID = "invalid-baseline"
  /// The list of known findings has some that do not occur any more.
  static let outdatedBaseline: DiagnosticID = "outdated-baseline"
  /// Two fix-its change the same bytes in different ways.
  static let conflictingFixes: DiagnosticID = "conflicting-fixes"
}
