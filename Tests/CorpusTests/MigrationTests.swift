import Foundation
import IntentCompiler
import TestSupport
import Testing

@Suite("Published definitions, migrated", .enabled(if: Corpus.isAvailable))
struct MigrationTests {
  private static let targets = ["iOS16.0", "iOS16.4", "iOS17.0", "iOS18.0", "iOS26.0"]

  @Test("keep a successor for every intent, in both forms and for every target", arguments: CorpusTests.wellFormed)
  func successors(definition: CorpusDefinition) throws {
    let count = try #require(DefinitionCount(of: try definition.contents()))
    for form in MigrateOptions.Form.allCases {
      for target in Self.targets {
        let result = try CorpusMigrations.shared(definition, form, target)
        let name = "\(definition) in the \(form) form for \(target)"
        #expect(!result.report.hasErrors, "\(name): \(result.report.rendered(as: .line))")
        let text = result.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        let classes = text.matches(of: #/static let intentClassName = "(\w+)"/#).map { String($0.1) }
        #expect(classes.count == count.customIntents, "\(name)")
        #expect(Set(classes).count == classes.count, "\(name)")
        #expect(text.matches(of: #/static var parameterSummary: some ParameterSummary \{/#).count == classes.count)
        #expect(Set(result.files.map { $0.name.lowercased() }).count == result.files.count, "\(name)")
        #expect(try CorpusMigrations.fresh(definition, form, target) == result, "\(name)")
      }
    }
  }
}
