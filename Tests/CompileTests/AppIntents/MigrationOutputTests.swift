import IntentCompiler
import MigrationSupport
import TestSupport
import Testing

@Suite("Migrated code compiles")
struct MigrationOutputTests {
  @Test(
    "for every target, in either form",
    arguments: MigrationGroup.samples(with: MigrationVariation.all + MigrationVariation.further))
  func samples(group: MigrationGroup, variation: MigrationVariation) throws {
    let sources = try group.sources(variation)
    let report = try AppIntentsChecker().check(sources, in: variation.mode, furtherArguments: variation.arguments)
    #expect(report.isClean)
  }

  @Test(
    "of published definitions", .enabled(if: Corpus.isAvailable),
    arguments: MigrationGroup.corpus(with: MigrationVariation.few))
  func corpus(group: MigrationGroup, variation: MigrationVariation) throws {
    let sources = try group.sources(variation)
    let report = try AppIntentsChecker().check(sources, in: variation.mode, furtherArguments: variation.arguments)
    #expect(report.isClean)
  }

  @Test(
    "and uses nothing that its target does not have",
    arguments: MigrationGroup.samples(with: MigrationVariation.systems))
  func availability(group: MigrationGroup, variation: MigrationVariation) throws {
    let found = try AppIntentsChecker().unavailable(in: try group.sources(variation), on: variation.target)
    #expect(found == [])
  }

  @Test(
    "and uses nothing that its target does not have, of published definitions either",
    .enabled(if: Corpus.isAvailable), arguments: MigrationGroup.corpus(with: MigrateOptions.Form.allCases))
  func corpusAvailability(group: MigrationGroup, form: MigrateOptions.Form) throws {
    let variation = MigrationVariation(form, "16.0", .five, isComplete: true)
    let found = try AppIntentsChecker().unavailable(in: try group.sources(variation), on: variation.target)
    #expect(found == [])
  }

  @Test(
    "and has nothing that Apple's tools refuse",
    arguments: MigrationGroup.samples(with: MigrationVariation.all + MigrationVariation.further))
  func checks(group: MigrationGroup, variation: MigrationVariation) throws {
    let faults = Compiler().migrationFaults(of: group.definitions, options: try group.options(variation))
    #expect(faults == [])
  }

  @Test(
    "and has nothing that Apple's tools refuse, of published definitions either", .enabled(if: Corpus.isAvailable),
    arguments: MigrationGroup.corpus(with: MigrationVariation.few))
  func corpusChecks(group: MigrationGroup, variation: MigrationVariation) throws {
    let faults = Compiler().migrationFaults(of: group.definitions, options: try group.options(variation))
    #expect(faults == [])
  }

  @Test(
    "with everything that can be asked for type by type",
    arguments: MigrationGroup.samples(with: MigrationVariation.surfaces))
  func surfaces(group: MigrationGroup, variation: MigrationVariation) throws {
    try check(group, variation)
    let faults = Compiler().migrationFaults(
      of: group.definitions, options: try group.options(variation), configuration: try group.configuration(variation))
    #expect(faults == [])
  }

  @Test(
    "with everything that can be asked for type by type, of published definitions",
    .enabled(if: Corpus.isAvailable), arguments: MigrationGroup.corpus(dealtAmong: MigrationVariation.fewSurfaces))
  func corpusSurfaces(group: MigrationGroup, variation: MigrationVariation) throws {
    try check(group, variation)
  }

  @Test(
    "with it, and uses nothing that its target does not have",
    arguments: MigrationGroup.samples(with: MigrationVariation.surfaces.filter { $0.mode == .five }))
  func surfacesAvailability(group: MigrationGroup, variation: MigrationVariation) throws {
    let found = try AppIntentsChecker().unavailable(in: try group.sources(variation), on: variation.target)
    #expect(found == [])
  }

  @Test("a mistake in what was asked for is refused", arguments: PlantedError.surfaces)
  func refusesSurface(mistake: PlantedError) throws {
    let group = try MigrationGroup.single("Reading")
    let variation = MigrationVariation(.modern, "17.0", .six, query: "property")
    let sources = try #require(mistake.planted(in: try group.sources(variation)))
    let report = try AppIntentsChecker().check(sources, in: .six)
    #expect(report.isRefusal(saying: mistake.words), "\(report)")
  }

  private func check(_ group: MigrationGroup, _ variation: MigrationVariation) throws {
    let sources = try group.sources(variation)
    // Without what was asked for, there would be nothing to check.
    let wishes = try group.configuration(variation).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    let names = Set(sources.map(\.name))
    try #require(names.contains { $0.hasSuffix("+Spotlight.swift") } || !wishes.contains("spotlight: true"))
    try #require(names.contains { $0.hasPrefix("Open") } || !wishes.contains("open: true"))
    let report = try AppIntentsChecker().check(sources, in: variation.mode, furtherArguments: variation.arguments)
    #expect(report.isClean)
  }

  @Test("a mistake in it is refused", arguments: PlantedError.migrated)
  func refuses(mistake: PlantedError) throws {
    let group = try MigrationGroup.single("Orders")
    for mode in mistake.modes {
      let sources = try #require(mistake.planted(in: try group.sources(MigrationVariation(.modern, "16.0", mode))))
      let report = try AppIntentsChecker().check(sources, in: mode)
      #expect(report.isRefusal(saying: mistake.words), "\(mode): \(report)")
    }
  }

  @Test("there is much to compile")
  func amount() throws {
    #expect(MigrationGroup.samples.flatMap(\.definitions).count >= 10)
    if Corpus.isAvailable { #expect(MigrationGroup.corpus.flatMap(\.definitions).count > 140) }
  }
}
