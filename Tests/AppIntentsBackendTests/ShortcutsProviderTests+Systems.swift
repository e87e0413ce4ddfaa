import IntentSemantics
import Testing

@testable import AppIntentsBackend

extension ShortcutsProviderTests {
  @Test func `names settings of widgets only where there are widgets`() throws {
    let widget = intent("A", [SamplePhrase(text: "Go in ${applicationName}")], isEligibleForWidgets: true)
    let other = intent("B", [SamplePhrase(text: "Stay in ${applicationName}")])
    func code(_ intents: [Intent], _ options: MigrationOptions = MigrationOptions(target: .iOS17)) throws -> String {
      let file = try #require(AppIntentsBackend(try module(intents, options)).shortcuts().file)
      return String(decoding: file.render(), as: UTF8.self)
    }
    let condition = """
              #if !os(tvOS)
              AppShortcut(
                  intent: A(),
                  phrases: [
                      "Go in \\(.applicationName)",
                  ],
                  shortTitle: "A",
                  systemImageName: "app"
              )
              #endif
              AppShortcut(
                  intent: B(),
      """
    #expect(try code([widget, other]).contains(condition))
    let alone = try code([widget])
    #expect(alone.contains("\n@available(tvOS, unavailable)\nstruct AppShortcuts:") && !alone.contains("#if"))
    #expect(try !code([other]).contains("tvOS"))
    // The whole file is left out where there are no legacy classes.
    var asking = MigrationOptions(target: .iOS17)
    asking.performing = .bridge
    #expect(try code([widget, other], asking).matches(of: #/tvOS/#).count == 1)
  }
}
