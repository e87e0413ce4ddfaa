import SourceDiagnostics
import TestSupport
import Testing

/// How often rules find something in published definitions.
///
/// The numbers were counted with other programs first. A rule that finds more or less has another meaning than before.
@Suite("Findings in published definitions", .enabled(if: Corpus.isAvailable))
struct RuleHitTests {
  /// What a rule finds at one severity.
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

  private static let definitionRows = [
    // Twelve IDs: three of them stand for three texts.
    Row("duplicate-string-id", .warning, 15, in: 8),
    Row("malformed-definition", .error, 2, in: 2),
    Row("missing-description", .warning, 55, in: 47),
    // A third object is a default property that was changed by accident, which no code is made of.
    Row("object-without-type", .warning, 2, in: 2),
    Row("shadowed-type-name", .warning, 4, in: 4),
    Row("template-text", .note, 33, in: 29),
    Row("text-looks-like-code", .warning, 4, in: 3),
    Row("too-many-parameters", .note, 2, in: 2),
    // Nineteen names go on behind the word; `Erase` is the word alone.
    Row("unconfirmed-sensitive-intent", .note, 20, in: 9),
    // Five class names of types among them; `open` is no keyword where it is a name.
    Row("unconventional-name", .warning, 86, in: 29),
    Row("unknown-key", .note, 8, in: 1),
    Row("unreachable-intent", .warning, 1, in: 1),
    Row("unreferenced-declaration", .note, 5, in: 5),
    Row("unused-text", .warning, 116, in: 46),
    // Words alone would count more: texts of templates, identifiers, and languages that do not part words.
    Row("weak-text", .note, 58, in: 37),
  ]

  /// Rules that no published definition breaks.
  private static let silentDefinitionRules = [
    "category-verb-mismatch", "declared-encoding", "duplicate-declaration", "duplicate-member-name", "duplicate-tag",
    "invalid-identifier", "last-tag-too-low", "missing-required-key", "missing-title", "non-canonical-layout",
    "output-name-collision", "reserved-member-name", "system-intent-misuse", "unknown-input-parameter",
    "unknown-intent-type", "unknown-model-version", "unresolved-reference", "wrong-value-type",
  ]

  private static let rows = definitionRows + parameterRows
  private static let silent = silentDefinitionRules + silentParameterRules

  @Test("A rule finds what was counted", arguments: rows)
  func hits(row: Row) {
    let all = CorpusFindings.byRule[row.rule] ?? []
    let paths = all.filter { $0.finding.severity == row.severity }.map(\.path)
    #expect(paths.count == row.findings, "\(all.map { "\($0.path): \($0.finding.message)" })")
    #expect(Set(paths).count == row.files)
    for severity in Severity.allCases
    where !Self.rows.contains(where: { $0.rule == row.rule && $0.severity == severity }) {
      #expect(!all.contains { $0.finding.severity == severity }, "\(row.rule) has a finding of severity \(severity)")
    }
  }

  @Test("A rule that no published definition breaks finds nothing", arguments: silent)
  func noHit(rule: String) {
    let all = CorpusFindings.byRule[rule] ?? []
    #expect(all.isEmpty, "\(all.map { "\($0.path): \($0.finding.message)" })")
  }
}
