import IntentCompiler
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

  @Test("have nothing wrong, in both forms", arguments: Corpus.definitions, MigrateOptions.Form.allCases)
  func faultless(definition: CorpusDefinition, form: MigrateOptions.Form) throws {
    let bytes = [UInt8](try definition.contents())
    let source = DefinitionSource(path: "Old.intentdefinition", bytes: bytes)
    guard !Compiler().compile([source]).report.hasErrors else { return }
    for target in ["iOS16.0", "iOS18.0"] {
      let options = MigrateOptions(form: form, target: try #require(MigrationTarget(target)))
      let files = Compiler().migration(of: [source], options: options).files
      let findings = Compiler().findings(
        in: [SourceFile(path: source.path, bytes: bytes)],
        migrated: files.map { SourceFile(path: "New/\($0.name)", bytes: $0.bytes) })
      let own = findings.filter { $0.location?.file.path.hasPrefix("New/") == true || $0.id == "missing-migration" }
      let unexpected = own.filter { finding in
        finding.severity == .error
          || finding.severity == .warning
            && Self.expected[form]?.contains(where: finding.message.hasSuffix) != true
      }
      #expect(unexpected.map(\.message) == [], "\(target)")
    }
  }
}
