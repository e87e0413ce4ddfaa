import SourceDiagnostics
import TestSupport
import Testing

/// How often rules find something in the tables of published definitions.
@Suite("Findings in published translations", .enabled(if: Corpus.isAvailable))
struct TranslationHitTests {
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

    var testDescription: String { rule }
  }

  private static let rows = [
    Row("diverging-copy", .warning, 4, in: 4),
    // Keys that are gone: 126 in 41 `.strings` tables, and the sentence of an older revision as the key of 29 tables of
    // plural rules. 48 texts of 9 English tables, one of them among the 41, are others
    // than in the definition.
    Row("stale-translation", .note, 203, in: 78),
    // Four of them name a parameter of the intent that is not in the summary.
    Row("translation-token-mismatch", .warning, 11, in: 7),
    // Sixteen of them are the translated name of one parameter, four the blanks of machine translation.
    Row("translation-unknown-token", .error, 23, in: 5),
    Row("untranslated-text", .note, 202, in: 202),
    // They stand for 136 texts missing in 76 tables: what many languages lack is one finding.
    Row("untranslated-title", .warning, 22, in: 9),
  ]

  private static let silent = ["unreadable-table", "wrong-table-name"]

  @Test("A rule finds what was counted", arguments: rows)
  func hits(row: Row) {
    let all = CorpusTranslations.current[row.rule] ?? []
    #expect(all.count == row.findings)
    #expect(Set(all.compactMap { $0.location?.file.path }).count == row.files)
    #expect(all.allSatisfy { $0.severity == row.severity })
  }

  @Test("A rule that no published table breaks finds nothing", arguments: silent)
  func noHit(rule: String) {
    let all = (CorpusTranslations.current[rule] ?? []) + (CorpusTranslations.earlier[rule] ?? [])
    #expect(all.isEmpty, "\(all.map { "\($0.location?.file.path ?? ""): \($0.message)" })")
  }

  @Test("Tables of an older revision are held against its definition")
  func earlierRevision() {
    let counts = CorpusTranslations.earlier.mapValues(\.count)
    #expect(counts["untranslated-title"] == 2)
    #expect(counts["untranslated-text"] == 6)
    #expect(counts["translation-unknown-token"] == 5)
    #expect(counts["translation-token-mismatch"] == 1)
    #expect(counts["stale-translation"] == nil)
  }

  @Test("There are tables")
  func amount() {
    #expect(CorpusTranslations.tableCount >= 470)
  }

  @Test("Every token that is found stands at its place, and its fix-it leaves a token")
  func places() throws {
    let findings =
      (CorpusTranslations.current["translation-unknown-token"] ?? [])
      + (CorpusTranslations.earlier["translation-unknown-token"] ?? [])
    for finding in findings {
      let location = try #require(finding.location)
      let source = String(decoding: location.file.bytes[location.range.offsets], as: UTF8.self)
      #expect(finding.message.hasPrefix("'\(source)' in the "))
      for edit in finding.fixIts.flatMap(\.edits) {
        #expect(edit.range == location.range)
        #expect(edit.replacement.wholeMatch(of: #/\$\{\w+\}/#) != nil)
      }
    }
    // What is damaged can be mended; what was translated has a hint at the one token that is missing.
    #expect(findings.filter { $0.hint?.hasPrefix("write") == true }.allSatisfy { $0.fixIts.count == 1 })
    let translated = findings.filter { $0.message.contains("URLstrony") }
    #expect(translated.allSatisfy { $0.fixIts.isEmpty && $0.hint?.contains("${websiteURL}") == true })
    #expect(!translated.isEmpty)
  }
}
