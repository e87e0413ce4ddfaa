import SourceDiagnostics

/// The rules about parameters, combinations, responses and enumerations.
extension RuleHitTests {
  static let parameterRows = [
    Row("changed-default-property", .note, 2, in: 2),
    Row("duplicate-enum-value", .warning, 2, in: 2),
    Row("duplicate-prompt", .warning, 2, in: 2),
    Row("empty-summary", .warning, 20, in: 12),
    Row("glued-token", .warning, 8, in: 6),
    Row("hidden-parameter", .warning, 1, in: 1),
    Row("invalid-default", .warning, 5, in: 5),
    // Twelve more parameters without a question, of two definitions, are those of system intents.
    Row("missing-prompt", .note, 60, in: 27),
    Row("missing-response", .note, 31, in: 20),
    Row("orphan-relationship", .warning, 4, in: 2),
    Row("success-flag-mismatch", .warning, 1, in: 1),
    Row("unknown-case-missing", .warning, 1, in: 1),
    Row("unknown-token", .error, 2, in: 1),
  ]

  /// Those that no published definition breaks.
  static let silentParameterRules = [
    "child-without-parent", "code-without-text", "default-out-of-range", "duplicate-enum-index", "ineffective-setting",
    "invalid-code", "invalid-combination", "malformed-token", "missing-enum-value", "parent-cycle",
    "predicate-mismatch", "unknown-output", "unknown-parameter-type", "unknown-parent",
    "widget-object-without-options",
  ]
}
