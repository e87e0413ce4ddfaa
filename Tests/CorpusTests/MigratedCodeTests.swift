import IntentCompiler
import IntentRules
import SourceDiagnostics
import TestSupport
import Testing

@Suite("Published definitions, migrated and checked", .enabled(if: Corpus.isAvailable))
struct MigratedCodeTests {
  /// What cannot be mended without asking the author.
  private static let expected: [MigrateOptions.Form: Set<String>] = [
    // The definition has no description.
    .modern: ["has no description"],
    // As Xcode's converter does.
    .compatible: ["has no description", "should set isDiscoverable to false"],
  ]

  /// A definition, and what it is migrated to.
  struct Case: Sendable, CustomTestStringConvertible {
    let definition: CorpusDefinition
    let form: MigrateOptions.Form
    let target: String

    var testDescription: String { "\(definition), \(form), \(target)" }
  }

  /// Each definition in both forms, every other one with the targets exchanged: what depends on the target alone, or on
  /// both, shows in hundreds of definitions either way.
  private static let cases = Corpus.definitions.enumerated().flatMap { number, definition -> [Case] in
    guard CorpusTests.wellFormed.contains(definition) else { return [] }
    let targets = number.isMultiple(of: 2) ? ["iOS16.0", "iOS18.0"] : ["iOS18.0", "iOS16.0"]
    return zip(MigrateOptions.Form.allCases, targets).map { Case(definition: definition, form: $0, target: $1) }
  }

  @Test("have nothing wrong, in both forms", arguments: cases)
  func faultless(_ example: Case) throws {
    let result = try CorpusMigrations.shared(example.definition, example.form, example.target)
    let findings = Compiler().findings(
      in: [SourceFile(path: "Old.intentdefinition", bytes: [UInt8](try example.definition.contents()))],
      migrated: result.files.map { SourceFile(path: "New/\($0.name)", bytes: $0.bytes) },
      runs: { $0.scope == .migration })
    let own = findings.filter { $0.location?.file.path.hasPrefix("New/") == true || $0.id == "missing-migration" }
    let unexpected = own.filter { finding in
      finding.severity == .error
        || finding.severity == .warning
          && Self.expected[example.form]?.contains(where: finding.message.hasSuffix) != true
    }
    #expect(unexpected.map(\.message) == [])
  }
}
