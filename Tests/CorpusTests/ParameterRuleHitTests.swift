import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// How often the rules about parameters, combinations, responses and enumerations find something in published
/// definitions: numbers that were counted with other programs, so that a rule that finds more or less is wrong.
@Suite("Findings about parameters in published definitions", .enabled(if: Corpus.isAvailable))
struct ParameterRuleHitTests {
  /// What a rule finds.
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let severity: Severity
    let findings: Int
    let files: Int

    init(_ rule: String, _ severity: Severity, _ findings: Int, in files: Int) {
      self.rule = rule
      self.severity = severity
      self.findings = findings
      self.files = files
    }

    var testDescription: String { "\(rule), \(severity)" }
  }

  private static let rows = [
    Row("invalid-default", .warning, 5, in: 5),
    // Twelve more parameters, of two definitions, are those of system intents.
    Row("missing-prompt", .note, 60, in: 27),
    Row("duplicate-prompt", .warning, 2, in: 2),
    Row("orphan-relationship", .warning, 4, in: 2),
    Row("hidden-parameter", .warning, 1, in: 1),
    Row("unknown-token", .error, 2, in: 1),
    Row("glued-token", .warning, 8, in: 6),
    Row("empty-summary", .warning, 20, in: 12),
    Row("missing-response", .note, 31, in: 20),
    Row("success-flag-mismatch", .warning, 1, in: 1),
    Row("duplicate-enum-value", .warning, 2, in: 2),
    Row("unknown-case-missing", .warning, 1, in: 1),
    Row("changed-default-property", .note, 2, in: 2),
  ]

  /// Rules that no published definition breaks.
  private static let silent = [
    "unknown-parameter-type", "default-out-of-range", "ineffective-setting", "widget-object-without-options",
    "unknown-parent", "parent-cycle", "predicate-mismatch", "child-without-parent", "invalid-combination",
    "malformed-token", "invalid-code", "code-without-text", "unknown-output", "duplicate-enum-index",
    "missing-enum-value",
  ]

  /// All findings, by rule and severity, each with the path of its definition.
  private static let findings: [String: [String]] = {
    var findings: [String: [String]] = [:]
    for definition in Corpus.definitions {
      // An older revision has another suffix.
      let path = (definition.revision.map { "\($0)/" } ?? "") + definition.path.prefix { $0 != "@" }
      guard let contents = try? definition.contents() else { continue }
      for finding in Compiler().findings(in: [SourceFile(path: path, bytes: [UInt8](contents))]) {
        findings["\(finding.id) \(finding.severity)", default: []].append(definition.path)
      }
    }
    return findings
  }()

  @Test("A rule finds what was counted", arguments: rows)
  func hits(row: Row) {
    let paths = Self.findings["\(row.rule) \(row.severity)"] ?? []
    #expect(paths.count == row.findings, "\(paths)")
    #expect(Set(paths).count == row.files)
    for severity in Severity.allCases {
      guard !Self.rows.contains(where: { $0.rule == row.rule && $0.severity == severity }) else { continue }
      #expect(Self.findings["\(row.rule) \(severity)"] == nil, "\(row.rule) has a \(severity)")
    }
  }

  @Test("A rule that no published definition breaks finds nothing", arguments: silent)
  func noHit(rule: String) {
    for severity in Severity.allCases {
      #expect(Self.findings["\(rule) \(severity)"] == nil)
    }
  }
}
