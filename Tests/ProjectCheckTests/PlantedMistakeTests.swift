import Foundation
import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// Mistakes that somebody may make in migrated code afterwards.
@Suite("Migrated code, changed by hand")
struct PlantedMistakeTests {
  /// A definition with what it is migrated to.
  struct Migrated: CustomStringConvertible {
    let definition: SourceFile
    let form: MigrateOptions.Form
    let files: [SourceFile]
    private let known: Set<String>

    init(_ sample: SampleDefinition, _ form: MigrateOptions.Form) throws {
      let source = DefinitionSource(path: "Old/\(sample).intentdefinition", bytes: [UInt8](try sample.contents()))
      let target = try #require(MigrationTarget("iOS18.0"))
      let result = Compiler().migration(of: [source], options: MigrateOptions(form: form, target: target))
      definition = SourceFile(path: source.path, bytes: source.bytes)
      self.form = form
      files = result.files.map { SourceFile(path: "New/\($0.name)", bytes: $0.bytes) }
      known = Set(AppIntentsFindings.of([definition] + files).map(Self.key))
    }

    var description: String { "\(definition.name), \(form)" }

    /// What is found after a change and was not found before.
    func findings(after mistake: PlantedMistake) -> [Diagnostic] {
      AppIntentsFindings.of([definition] + mistake.applied(to: files)).filter { !known.contains(Self.key($0)) }
    }

    /// A finding wherever it stands, since a change moves what is behind it.
    private static func key(_ finding: Diagnostic) -> String {
      "\(finding.id.slug) \(finding.location?.file.path ?? "") \(finding.message)"
    }
  }

  @Test("has each mistake found by its rule alone, where it is", arguments: MigrateOptions.Form.allCases)
  func mistakes(form: MigrateOptions.Form) throws {
    var counts: [PlantedMistake.Kind: Int] = [:]
    for sample in SampleDefinition.valid {
      let migrated = try Migrated(sample, form)
      for kind in PlantedMistake.Kind.allCases {
        for mistake in PlantedMistake.some(kind, in: migrated.files) {
          counts[kind, default: 0] += 1
          expect(mistake, in: migrated)
        }
      }
    }
    // The compatible form has no shortcuts, and leaves it to the system whether the app is opened.
    let kinds = PlantedMistake.Kind.allCases.filter {
      form == .modern || ![.phrase, .secondProvider, .openAppWhenRun].contains($0)
    }
    #expect(kinds.filter { counts[$0] == nil } == [], "there are mistakes of every kind")
  }

  private func expect(_ mistake: PlantedMistake, in migrated: Migrated) {
    let found = migrated.findings(after: mistake).filter { finding in
      switch mistake.kind {
      // The summaries and phrases with the old name are wrong, too.
      case .parameterName: finding.id.slug != "unknown-intent-parameter"
      // The parameter behind the text without an end cannot be read.
      case .quotationMark: finding.id.slug != "migrated-parameter-mismatch"
      default: true
      }
    }
    let places = found.map { finding in
      "\(finding.id.slug) \(finding.location?.file.path ?? "") \(finding.location?.range.lowerBound ?? 0)"
    }
    if mistake.kind == .className {
      #expect(found.map(\.id.slug) == ["missing-migration"], "\(migrated) \(mistake): \(found.map(\.line))")
      #expect(found.first?.location?.file.path == migrated.definition.path)
    } else {
      #expect(
        places == ["\(mistake.kind.slug) \(mistake.path) \(mistake.place)"],
        "\(migrated) \(mistake): \(found.map(\.line))")
    }
  }
}
