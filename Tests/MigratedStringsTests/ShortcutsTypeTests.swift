import AppIntentsBackend
import Foundation
import IntentCompiler
import IntentSemantics
import SourceDiagnostics
import SwiftCode
import TestSupport
import Testing

/// Has the compiler check the provider of App Shortcuts together with the intents.
@Suite("The provider of App Shortcuts")
struct ShortcutsTypeTests {
  /// The code of the definition `Orders` with a phrase for every parameter that one may have, and everything else that a
  /// configuration can say.
  private func sources(_ options: MigrationOptions) throws -> [SwiftSource] {
    let sample = try #require(try SampleDefinition.samples(named: ["Orders"]).first)
    let file = SourceFile(path: sample.path, bytes: [UInt8](try sample.contents()))
    func migration(_ shortcuts: ShortcutsConfiguration) throws -> TranslatedMigration {
      var diagnostics = DiagnosticEngine()
      let migration = Compiler().translatedMigration(
        of: [file], in: [file], options: options, shortcuts: shortcuts, diagnostics: &diagnostics)
      return try #require(migration)
    }
    let intents = try migration(ShortcutsConfiguration()).module.intents
    // Shortcuts hides the others, which can have none; the compatible form hides nothing.
    let shown = intents.filter { $0.isDiscoverable || options.form == .compatible }
    let shortcuts = shown.map { intent in
      ShortcutsConfiguration.Shortcut(
        intent: ConfiguredText(intent.intent.className),
        phrases: (["\(intent.name) in ${applicationName}"]
          + intent.intent.parameters.filter(\.mayBeSaid).map { "\(intent.name) ${\($0.name)} in ${applicationName}" })
          .map { ConfiguredText($0) },
        symbol: "cup.and.saucer")
    }
    let files = try migration(
      ShortcutsConfiguration(
        shortcuts: shortcuts, negativePhrases: ["Not in ${applicationName}"], tileColor: .grayBrown,
        appNames: ["Corner Café"])
    ).files
    return files.map { SwiftSource(name: $0.name, text: String(decoding: $0.render(), as: UTF8.self)) }
  }

  private static let variations: [MigrationOptions] = [
    MigrationOptions(), MigrationOptions(target: .iOS17, access: .public), MigrationOptions(target: .iOS18),
    MigrationOptions(form: .compatible), MigrationOptions(stringKeys: .ids),
  ]

  @Test(arguments: variations.indices)
  func `is what the compiler and the target accept`(variation: Int) throws {
    let options = Self.variations[variation]
    let sources = try sources(options)
    let provider = try #require(sources.first { $0.name == "CornerCaféShortcuts.swift" })
    #expect(provider.text.contains("\\(\\.$"), "no parameter is in a phrase")
    #expect(provider.text.contains("negativePhrases") == (options.target >= .iOS17))
    let mode: SwiftLanguageMode = options.form == .compatible ? .five : .six
    let report = try AppIntentsChecker().check(sources, in: mode)
    #expect(report.errors.isEmpty, "\(report)")
    let later = try AppIntentsChecker().unavailable(in: sources, on: "\(options.target.major).0")
    #expect(later.filter { $0.file == provider.name }.isEmpty, "\(later)")
  }

  @Test func `would not compile with a parameter that no phrase may have`() throws {
    let sources = try sources(MigrationOptions()).map { source in
      source.name != "CornerCaféShortcuts.swift"
        ? source
        : SwiftSource(name: source.name, text: source.text.replacing("\\(\\.$size)", with: "\\(\\.$note)"))
    }
    #expect(try !AppIntentsChecker().check(sources, in: .six).errors.isEmpty)
  }
}

extension Parameter {
  /// Whether a phrase may have it.
  fileprivate var mayBeSaid: Bool {
    switch type {
    case .enumeration(let reference): !isArray && !reference.isSystem
    case .object, .untypedObject: !isArray
    default: false
    }
  }
}
