import IntentCompiler
import IntentRules
import SourceDiagnostics
import Testing

/// Every rule says of itself what its findings are; here it is held to that.
@Suite struct RuleExampleTests {
  /// An example of a rule.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any Rule.Type
    let example: RuleExample
    let number: Int
    let triggers: Bool

    var testDescription: String {
      "\(rule.description.id.slug), \(triggers ? "triggering" : "non-triggering") example \(number + 1)"
    }
  }

  private static let cases = RuleRegistry.all.flatMap { rule in
    rule.description.triggering.enumerated().map { Case(rule: rule, example: $1, number: $0, triggers: true) }
      + rule.description.nonTriggering.enumerated().map { Case(rule: rule, example: $1, number: $0, triggers: false) }
  }

  @Test(arguments: cases) func example(_ example: Case) throws {
    let id = example.rule.description.id
    let files = try example.example.files.map(MarkedFile.init)
    let all = Compiler().findings(
      in: files.filter { !$0.isMigrated }.map(\.source), migrated: files.filter(\.isMigrated).map(\.source))
    let own = all.filter { $0.id == id }
    var expected: [String] = []
    for file in files {
      expected += file.marks.map { "\(file.source.path):\(place($0, in: file.source))" }
    }
    let found = own.map { finding in
      finding.location.map { "\($0.file.path):\(place(Int($0.range.lowerBound), in: $0.file))" } ?? "nowhere"
    }
    #expect(found.sorted() == expected.sorted(), "\(own.map(\.message))")
    #expect(expected.isEmpty != example.triggers, "an example that triggers has a mark, another has none")
    if let message = example.example.message {
      #expect(own.first?.message == message)
    }
    let others = all.filter { $0.id != id && $0.severity == .error }
    #expect(others.isEmpty, "no other rule finds an error: \(others.map { "\($0.id.slug): \($0.message)" })")
    for finding in own where finding.severity != .error {
      #expect(
        finding.severity.rawValue == example.rule.description.severity.rawValue
          || example.rule.description.explanation.contains(finding.severity.rawValue)
          || example.rule.description.severity == .off,
        "the explanation mentions the severity '\(finding.severity)'")
    }
  }

  @Test(arguments: cases.filter { $0.example.fixed != nil }) func fix(_ example: Case) throws {
    guard let fixed = example.example.fixed else { return }
    let sources = try example.example.files.map { try MarkedFile($0).source }
    let source = try #require(sources.first { $0.path == fixed.path }, "the fixed file is one of the example's files")
    let findings = Compiler().findings(in: sources).filter { $0.id == example.rule.description.id }
    let result = try FixItApplication(of: findings, to: source).bytes
    let text = String(decoding: result, as: UTF8.self)
    let expected = String(decoding: try MarkedFile(fixed).source.bytes, as: UTF8.self)
    #expect(text.condensed == expected.condensed)
    let fixedSource = SourceFile(path: source.path, bytes: result)
    let rest = Compiler().findings(in: sources.map { $0 == source ? fixedSource : $0 })
      .filter { $0.id == example.rule.description.id && !$0.fixIts.isEmpty && $0.location?.file == fixedSource }
    #expect(rest.isEmpty, "a second run has nothing to fix: \(rest.map(\.message))")
  }

  @Test(arguments: RuleRegistry.all.map { RuleName(rule: $0) }) func descriptionIsComplete(_ name: RuleName) {
    let description = name.rule.description
    #expect(description.id.slug.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil)
    #expect(!description.title.isEmpty && !description.title.hasSuffix("."))
    #expect(description.explanation.hasSuffix("."))
    #expect(description.rationale.hasSuffix("."))
    #expect((description.fix != nil) == description.triggering.contains { $0.fixed != nil })
    if description.scope != .run {
      #expect(description.triggering.first?.message != nil, "the first example tells its message")
    }
    let texts = [description.title, description.explanation, description.rationale, description.fix ?? ""]
    #expect(!texts.contains { $0.contains("  ") }, "words are parted by one blank")
  }

  @Test func slugsAreUnique() {
    let slugs = RuleRegistry.all.map { $0.description.id.slug }
    #expect(Set(slugs).count == slugs.count)
    #expect(slugs == slugs.sorted())
  }

  private func place(_ offset: Int, in file: SourceFile) -> String {
    let position = LineTable(file.bytes).position(at: offset)
    return "\(position.line):\(position.column)"
  }
}

/// A rule under its slug in test reports.
struct RuleName: Sendable, CustomTestStringConvertible {
  let rule: any Rule.Type

  var testDescription: String { rule.description.id.slug }
}

extension String {
  /// The text without blanks between elements.
  fileprivate var condensed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("> <", with: "><")
  }
}
