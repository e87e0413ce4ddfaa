import Foundation
import SourceDiagnostics
import Testing

struct SARIFSchemaTests {
  private let rules = [
    RuleMetadata(
      id: "one-rule", title: "One.", explanation: "Long.", help: "# One\n\n`x`", defaultSeverity: .error,
      tags: ["siri", "style"], helpURI: "https://example.org/one"),
    RuleMetadata(id: "never-found", title: "Never.", explanation: "Long.", help: "h", defaultSeverity: .note),
  ]

  private func decoded(_ log: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(log.utf8)) as? [String: Any])
  }

  private func run(of log: [String: Any]) throws -> [String: Any] {
    try #require((log["runs"] as? [[String: Any]])?.first)
  }

  @Test(arguments: 0..<300)
  func everyLogFitsTheSchemaAndItsOwnReferences(seed: Int) throws {
    var random = RandomFinding(seed: seed)
    let findings = random.findings()
    let log = try decoded(SARIFRenderer(toolVersion: "1.2.3", rules: rules).render(findings))
    #expect(SARIFShape.log.problems(in: log).isEmpty)

    let run = try run(of: log)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let listed = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(Set(listed).count == listed.count && Set(listed).isSuperset(of: rules.map(\.id.slug)))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == findings.count)
    for (result, finding) in zip(results, findings) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(listed[index] == finding.id.slug && result["ruleId"] as? String == finding.id.slug)
      #expect(result["level"] as? String == finding.severity.rawValue)
      let text = try #require((result["message"] as? [String: Any])?["text"] as? String)
      // Foundation's decoder drops byte order marks.
      let message = finding.message.unicodeScalars.filter { $0 != "\u{FEFF}" }
      #expect(text.unicodeScalars.filter { $0 != "\u{FEFF}" }.starts(with: message))
    }
    // Relative paths have a base, and a base that is named is declared.
    let bases = run["originalUriBaseIds"] as? [String: Any] ?? [:]
    let artifacts = objects(in: log).filter { $0["uri"] is String }
    for artifact in artifacts {
      let base = artifact["uriBaseId"] as? String
      #expect((artifact["uri"] as? String)?.hasPrefix("file:///") == (base == nil))
      #expect(base == nil || bases[base ?? ""] != nil)
    }
    #expect(bases.isEmpty || artifacts.contains { $0["uriBaseId"] != nil })
  }

  /// Every object of a value, itself included.
  private func objects(in value: Any) -> [[String: Any]] {
    if let members = value as? [String: Any] { return [members] + members.values.flatMap(objects) }
    return (value as? [Any])?.flatMap(objects) ?? []
  }

  @Test func rulesSayAllThatIsKnownOfThem() throws {
    let log = try decoded(SARIFRenderer(toolVersion: "1", rules: rules).render([]))
    let driver = try #require((try run(of: log)["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rule = try #require((driver["rules"] as? [[String: Any]])?.last)
    let expected: [String: Any] = [
      "id": "one-rule", "shortDescription": ["text": "One."], "fullDescription": ["text": "Long."],
      "help": ["text": "# One\n\n`x`", "markdown": "# One\n\n`x`"], "helpUri": "https://example.org/one",
      "defaultConfiguration": ["level": "error"], "properties": ["tags": ["siri", "style"]],
    ]
    #expect(rule as NSDictionary == expected as NSDictionary)
  }

  /// A check that never fails would prove nothing.
  @Test func theCheckFindsFaults() throws {
    let text = SampleText("abc")
    let findings = [
      Diagnostic(
        "x", "m", at: text.end, notes: [DiagnosticNote("n", at: text.end)],
        fixIts: [FixIt("f", replacing: .position(0), with: "")])
    ]
    let log = SARIFRenderer(toolVersion: "1", rules: rules).render(findings)
    #expect(SARIFShape.log.problems(in: try decoded(log)).isEmpty)
    for (part, other) in [
      ("\"version\": \"2.1.0\"", "\"version\": \"2.0.0\""), ("\"level\": \"error\"", "\"level\": \"fatal\""),
      ("\"startLine\": 1", "\"startLine\": 0"), ("\"startLine\": 1", "\"startLine\": \"1\""),
      ("\"startLine\": 1,", ""), ("\"name\": \"intentc\",", ""), ("\"artifactChanges\"", "\"changes\""),
      ("\"deletedRegion\"", "\"region\""), ("\"columnKind\": \"utf16CodeUnits\"", "\"columnKind\": \"bytes\""),
      ("\"text\": \"m\"", "\"markdown\": \"m\""), ("\"tags\": [", "\"tags\": [\"style\", "),
    ] {
      let broken = log.replacing(part, with: other)
      #expect(broken != log)
      #expect(!SARIFShape.log.problems(in: try decoded(broken)).isEmpty, "\(part)")
    }
  }
}
