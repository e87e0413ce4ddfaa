import IntentSemantics
import Localization
import SourceDiagnostics
import Testing

@testable import AppIntentsBackend

@Suite("The provider of App Shortcuts")
struct ShortcutsProviderTests {
  private static let size = TypeReference(name: "Size", className: "Size")

  func intent(
    _ name: String, _ phrases: [SamplePhrase], parameters: [Parameter] = [], isConfigurable: Bool = true,
    isEligibleForWidgets: Bool = false, isEligibleForSuggestions: Bool = true
  ) -> Intent {
    Intent(
      name: name, className: name + "Intent", category: "order", verb: "Order",
      title: LocalizedText(text: name, id: "t" + name), parameters: parameters, response: Response(),
      samplePhrases: phrases, restriction: 0, isConfigurable: isConfigurable,
      isEligibleForWidgets: isEligibleForWidgets, isEligibleForSuggestions: isEligibleForSuggestions,
      range: .position(0))
  }

  func module(_ intents: [Intent], _ options: MigrationOptions = MigrationOptions()) throws -> MigratedModule {
    let values = (0...3).map { EnumerationValue(name: $0 == 0 ? "unknown" : "v\($0)", index: $0) }
    let program = IntentProgram(
      source: SourceFile(path: "Menu.intentdefinition", bytes: []), namespace: nil, intents: intents,
      systemIntents: [],
      enumerations: [
        Enumeration(name: "Size", className: "Size", kind: "Regular", values: values, range: .position(0))
      ], types: [])
    var diagnostics = DiagnosticEngine()
    return try #require(MigratedModule(of: [program], options: options, diagnostics: &diagnostics))
  }

  private func originals(_ translations: [(String, String, String)] = []) -> [OriginalTexts] {
    [
      OriginalTexts(
        language: LanguageName("en"), texts: [],
        translations: translations.map { language, id, text in
          OriginalTranslation(
            language: LanguageName(language), key: id, value: .text(Located(text, at: .position(0))),
            meaning: .texts([id]),
            location: SourceLocation(file: SourceFile(path: "x", bytes: []), range: .position(0)))
        }, entryCounts: [:], languages: [])
    ]
  }

  private let size = Parameter(
    name: "size", tag: 1, type: .enumeration(Self.size), isConfigurable: true, options: .none, range: .position(0))

  private func reasons(_ remarks: [MigrationRemark]) -> [String] {
    remarks.map { remark in
      let quote = remark.quote.map { " '\($0)'" } ?? ""
      return "\(remark.verdict.rawValue) \(remark.element), \(remark.subject)\(quote): \(remark.reason)"
    }
  }

  // MARK: The file

  @Test func `has the phrases with the places of the app's name and of a parameter`() throws {
    let module = try module([
      intent(
        "OrderSoup", [SamplePhrase(text: "Order a ${size} soup in ${applicationName}", id: "p1")], parameters: [size])
    ])
    let shortcuts = AppIntentsBackend(module).shortcuts(
      configuration: ShortcutsConfiguration(
        shortcuts: [.init(intent: "OrderSoupIntent", shortTitle: "Soup", symbol: "cup.and.saucer")],
        tileColor: .grayBlue, appNames: ["Soup Chef!"]))
    let file = try #require(shortcuts.file)
    let code = String(decoding: file.render(), as: UTF8.self)
    #expect(
      code == """
        // Migrated by intentc from Menu.intentdefinition.

        import AppIntents

        struct SoupChefShortcuts: AppShortcutsProvider {
            static let shortcutTileColor: ShortcutTileColor = .grayBlue

            static var appShortcuts: [AppShortcut] {
                AppShortcut(
                    intent: OrderSoup(),
                    phrases: [
                        "Order a \\(\\.$size) soup in \\(.applicationName)",
                    ],
                    shortTitle: "Soup",
                    systemImageName: "cup.and.saucer"
                )
            }
        }

        """)
    #expect(file.owner == .project && shortcuts.remarks.isEmpty && shortcuts.faults.isEmpty)
    #expect(file.record.texts.map(\.key) == ["Order a ${size} soup in ${applicationName}", "Soup"])
    #expect(file.record.texts.map(\.table) == [.phrases, .texts])
    #expect(shortcuts.texts.map(\.phrases) == [["Order a ${size} soup in ${applicationName}"]])
  }

  @Test func `has negative phrases from iOS 17 on`() throws {
    let intents = [intent("OrderSoup", [SamplePhrase(text: "Soup from ${applicationName}")])]
    let configuration = ShortcutsConfiguration(negativePhrases: ["Soups of ${applicationName}", "Soups"])
    let new = AppIntentsBackend(try module(intents, MigrationOptions(target: .iOS17)))
      .shortcuts(configuration: configuration)
    let text = String(decoding: try #require(new.file).render(), as: UTF8.self)
    #expect(text.contains("static var negativePhrases: NegativeAppShortcutPhrases {"))
    #expect(text.contains("\"Soups of \\(.applicationName)\""))
    #expect(
      new.faults.map(\.message) == [
        "'Soups' cannot be a phrase: it has no '${applicationName}', and the name of the app is not known"
      ])
    let old = AppIntentsBackend(try module(intents)).shortcuts(configuration: configuration)
    #expect(!String(decoding: try #require(old.file).render(), as: UTF8.self).contains("negativePhrases"))
    #expect(
      reasons(old.file?.record.remarks ?? [])
        == ["lost AppShortcutsProvider, the negative phrases: the system knows them from iOS 17 on"])
  }

  @Test func `has negative phrases in other languages too`() throws {
    let module = try module(
      [intent("OrderSoup", [SamplePhrase(text: "Soup from ${applicationName}")])], MigrationOptions(target: .iOS17))
    let german = LanguageName("de")
    let shortcuts = AppIntentsBackend(module).shortcuts(
      originals(),
      configuration: ShortcutsConfiguration(
        negativePhrases: ["Soups of ${applicationName}"],
        negativeTranslations: [
          german: ["Suppen von Suppenkoch", "Suppen"], LanguageName("en"): ["Soups in ${applicationName}"],
        ],
        appNames: ["Soup Chef"], localizedAppNames: [german: ["Suppenkoch"]]))
    let texts = try #require(shortcuts.negativeTexts)
    #expect(texts.phrases == ["Soups of ${applicationName}"] && texts.isNegative)
    #expect(texts.translations[german]?.map(\.text) == ["Suppen von ${applicationName}"])
    #expect(
      shortcuts.faults.map(\.message) == [
        "'Suppen' cannot be a phrase: it does not say the name of the app", "'en' is the language of the definition",
      ])
    #expect(shortcuts.texts.count == 1)
  }

  @Test func `is not there without phrases, or when nobody wants it`() throws {
    let module = try module([intent("OrderSoup", [SamplePhrase(text: "Soup from ${applicationName}")])])
    #expect(AppIntentsBackend(module).shortcuts(configuration: ShortcutsConfiguration(isEnabled: false)).file == nil)
    let silent = AppIntentsBackend(try self.module([intent("OrderSoup", [])])).shortcuts()
    #expect(silent.file == nil && silent.remarks.isEmpty)
    let useless = AppIntentsBackend(try self.module([intent("OrderSoup", [SamplePhrase(text: "Soup")])])).shortcuts()
    #expect(useless.file == nil && useless.remarks.map(\.verdict) == [.lost, .lost])
  }

  // MARK: Limits

  @Test func `has ten shortcuts at most, those of the configuration first`() throws {
    let intents = (1...12).map { intent("Intent\($0)", [SamplePhrase(text: "Do \($0) in ${applicationName}")]) }
    let plan = ShortcutPlan(
      try module(intents), originals: [],
      configuration: ShortcutsConfiguration(shortcuts: [.init(intent: "Intent12"), .init(intent: "Nothing")]))
    #expect(plan.shortcuts.map(\.migrated.name) == ["Intent12"] + (1...9).map { "Intent\($0)" })
    #expect(
      reasons(plan.remarks) == [
        "lost Intent10, the App Shortcut: an app has at most 10 of them",
        "lost Intent11, the App Shortcut: an app has at most 10 of them",
      ])
    #expect(plan.faults.map(\.message) == ["no intent that is migrated is called 'Nothing'"])
  }

  @Test func `counts phrases with the values of their parameters`() throws {
    let phrases = (1...4).map { SamplePhrase(text: "\($0) ${size} in ${applicationName}") }
    let plan = ShortcutPlan(
      try module([intent("OrderSoup", phrases, parameters: [size])]), originals: [],
      configuration: ShortcutsConfiguration())
    #expect(
      reasons(plan.remarks) == ["open OrderSoup, the App Shortcut: it has 4 phrases; 3 at most are recommended"])
    let many = (1...400).map { "\($0) ${size} in ${applicationName}" }
    let large = ShortcutPlan(
      try module([intent("OrderSoup", [], parameters: [size])]), originals: [],
      configuration: ShortcutsConfiguration(shortcuts: [
        .init(intent: "OrderSoup", phrases: many.map { ConfiguredText($0) })
      ]))
    #expect(
      reasons(large.remarks).last
        == "open AppShortcutsProvider, the phrases: there are 1200 with all values of their parameters; "
        + "the system takes 1000")
  }

  @Test func `has no phrase twice`() throws {
    let plan = ShortcutPlan(
      try module([
        intent("A", [SamplePhrase(text: "Go in ${applicationName}"), SamplePhrase(text: "go in ${applicationName}")]),
        intent("B", [SamplePhrase(text: "Go in Menu"), SamplePhrase(text: "Stay in Menu")]),
      ]), originals: [], configuration: ShortcutsConfiguration(appNames: ["Menu"]))
    #expect(
      plan.shortcuts.map { $0.phrases.map(\.format.source) } == [
        ["Go in ${applicationName}"], ["Stay in ${applicationName}"],
      ])
    #expect(reasons(plan.remarks) == ["lost B, the phrase 'Go in ${applicationName}': 'A' has the same"])
  }

  @Test func `leaves out what cannot be run, and names what is hidden`() throws {
    let phrase = [SamplePhrase(text: "Go in ${applicationName}")]
    let widget = intent("A", phrase, isConfigurable: false, isEligibleForWidgets: true, isEligibleForSuggestions: false)
    let both = intent("B", [SamplePhrase(text: "Stay in ${applicationName}")], isEligibleForWidgets: true)
    let hidden = intent("C", [SamplePhrase(text: "Come to ${applicationName}")], isConfigurable: false)
    let old = ShortcutPlan(try module([widget, both, hidden]), originals: [], configuration: ShortcutsConfiguration())
    #expect(old.shortcuts.isEmpty)
    #expect(old.remarks.map(\.element) == ["A", "B", "C"] && old.remarks.allSatisfy { $0.verdict == .lost })
    #expect(old.remarks[2].reason == "Shortcuts hides the action, and App Shortcuts take none that is hidden")
    let new = ShortcutPlan(
      try module([widget, both, hidden], MigrationOptions(target: .iOS17)), originals: [],
      configuration: ShortcutsConfiguration())
    #expect(new.shortcuts.map(\.migrated.name) == ["B"])
    let shown = MigrationOptions(surfaces: .of("C") { $0.isDiscoverable = true })
    let visible = ShortcutPlan(try module([hidden], shown), originals: [], configuration: ShortcutsConfiguration())
    #expect(visible.shortcuts.map(\.migrated.name) == ["C"])
    // The compatible form hides nothing.
    let compatible = ShortcutPlan(
      try module([hidden], MigrationOptions(form: .compatible)), originals: [], configuration: ShortcutsConfiguration())
    #expect(compatible.shortcuts.map(\.migrated.name) == ["C"])
    let asked = ShortcutPlan(
      try module([hidden]), originals: [],
      configuration: ShortcutsConfiguration(shortcuts: [ShortcutsConfiguration.Shortcut(intent: "C")]))
    #expect(asked.faults.map(\.hint) == ["'discoverable: true' of the intent shows it"])
  }

  // MARK: Other languages

  @Test func `has the phrases of other languages from tables and vocabularies`() throws {
    let phrases = [
      SamplePhrase(text: "Order in ${applicationName}", id: "p1"),
      SamplePhrase(text: "Eat in ${applicationName}", id: "p2"),
      SamplePhrase(text: "Suppe bei Menü", language: "de"), SamplePhrase(text: "Suppe", language: "de"),
      SamplePhrase(text: "Essen bei Menü", language: "de"), SamplePhrase(text: "Soup at Menu", language: "en"),
    ]
    let plan = ShortcutPlan(
      try module([intent("OrderSoup", phrases)]),
      originals: originals([("de", "p2", "Iss bei ${applicationName}"), ("fr", "p1", "Commander")]),
      configuration: ShortcutsConfiguration(
        appNames: ["Menu"], localizedAppNames: [LanguageName("de"): ["Menü"]]))
    let texts = try #require(plan.shortcuts.first?.texts)
    #expect(
      texts.phrases == ["Order in ${applicationName}", "Eat in ${applicationName}", "Soup at ${applicationName}"])
    #expect(
      texts.translations == [
        LanguageName("de"): [
          .init("Iss bei ${applicationName}", original: 1), .init("Suppe bei ${applicationName}"),
          .init("Essen bei ${applicationName}"),
        ]
      ])
    #expect(
      texts.paired(in: LanguageName("de")).map { "\($0.original) \($0.text)" } == [
        "0 Suppe bei ${applicationName}", "1 Iss bei ${applicationName}", "2 Essen bei ${applicationName}",
      ])
    #expect(
      reasons(plan.remarks) == [
        "lost OrderSoup, the de phrase 'Suppe': it does not say the name of the app",
        "lost OrderSoup, the fr phrase 'Commander': it does not say the name of the app",
      ])
  }

  @Test func `has the phrases of the configuration in place of those of the definition`() throws {
    let plan = ShortcutPlan(
      try module([intent("OrderSoup", [SamplePhrase(text: "Order in ${applicationName}", id: "p1")])]),
      originals: originals([("de", "p1", "Alt in ${applicationName}")]),
      configuration: ShortcutsConfiguration(shortcuts: [
        .init(
          intent: "OrderSoup", phrases: ["Soup, ${applicationName}"],
          translations: [LanguageName("de"): ["Suppe, ${applicationName}"]])
      ]))
    #expect(
      plan.shortcuts.map(\.texts) == [
        ShortcutTexts(
          element: "OrderSoup", phrases: ["Soup, ${applicationName}"],
          translations: [LanguageName("de"): [.init("Suppe, ${applicationName}")]])
      ])
  }

  @Test func `is refused where the configuration makes no sense`() throws {
    let location = SourceLocation(file: SourceFile(path: "intentc.json", bytes: []), range: .position(7))
    let plan = ShortcutPlan(
      try module([
        intent("OrderSoup", [], parameters: [size]), intent("EatSoup", []), intent("BuySoup", []),
      ]), originals: originals(),
      configuration: ShortcutsConfiguration(
        providerName: "EatSoup",
        shortcuts: [
          .init(
            intent: "OrderSoup",
            phrases: [
              "Soup in ${applicationName}", ConfiguredText("Soup", at: location), "${bowl} in ${applicationName}",
              "${size} ${size} in ${applicationName}",
            ],
            translations: [LanguageName("en"): ["Soup at ${applicationName}"], LanguageName("de"): ["Suppe"]]),
          .init(intent: "EatSoup", phrases: ["soup in ${applicationName}"]), .init(intent: "OrderSoupIntent"),
          .init(intent: "BuySoup"), .init(intent: "EatSuop"),
        ], symbols: ["SellSoup": "cart"]))
    #expect(
      plan.faults.map { $0.message + ($0.hint.map { "; \($0)" } ?? "") } == [
        "no intent that is migrated is called 'SellSoup'",
        "'OrderSoupIntent' has a shortcut already; an intent has one shortcut, with all of its phrases",
        "no intent that is migrated is called 'EatSuop'; did you mean 'EatSoup'?",
        "'Soup' cannot be a phrase: it has no '${applicationName}', and the name of the app is not known; "
          + "write '${applicationName}' where the name of the app is said",
        "'${bowl} in ${applicationName}' cannot be a phrase: '${bowl}' is no parameter of the intent",
        "'${size} ${size} in ${applicationName}' cannot be a phrase: it has more than one parameter",
        "'en' is the language of the definition; put the phrases into 'phrases'",
        "'Suppe' cannot be a phrase: it has no '${applicationName}', and the name of the app is not known; "
          + "write '${applicationName}' where the name of the app is said",
        "'OrderSoup' has the phrase 'soup in ${applicationName}' already",
        "'BuySoup' has no phrase, here or in its definition; add 'phrases', each with '${applicationName}' where the "
          + "name of the app is said",
        "'EatSoup' is another type of the module",
      ])
    #expect(plan.faults.map(\.location).compactMap(\.self) == [location])
  }

  @Test func `has no shortcut that nobody wants, and the symbols that are asked for`() throws {
    let intents = ["A", "B", "C"].map { intent($0, [SamplePhrase(text: "Go \($0) in ${applicationName}")]) }
    let plan = ShortcutPlan(
      try module(intents), originals: [],
      configuration: ShortcutsConfiguration(
        shortcuts: [.init(intent: "B", isEnabled: false), .init(intent: "C", symbol: "cart")], symbol: "cup",
        symbols: ["CIntent": "bag"]))
    #expect(plan.shortcuts.map { "\($0.migrated.name) \($0.symbol)" } == ["C bag", "A cup"])
    #expect(plan.remarks.isEmpty && plan.faults.isEmpty)
  }

  // MARK: System intents

  @Test func `phrases of system intents go to their counterparts`() throws {
    let program = IntentProgram(
      source: SourceFile(path: "Menu.intentdefinition", bytes: []), namespace: nil, intents: [intent("OrderSoup", [])],
      systemIntents: [
        SystemIntent(
          name: "StartWorkout", className: "INStartWorkoutIntent", title: LocalizedText(text: "Start"),
          samplePhrases: [SamplePhrase(text: "Run with ${applicationName}")], range: .position(0))
      ], enumerations: [], types: [])
    let location = SourceLocation(file: SourceFile(path: "AppIntentVocabulary.plist", bytes: []), range: .position(0))
    func vocabulary(_ name: String, _ sentences: [String]) -> VocabularyPhrases {
      VocabularyPhrases(className: name, sentences: sentences, language: "de", location: location)
    }
    var diagnostics = DiagnosticEngine()
    let remarks = SystemIntentRemarks(
      module: try #require(MigratedModule(of: [program], options: MigrationOptions(), diagnostics: &diagnostics)),
      vocabularies: [
        vocabulary("OrderSoupIntent", ["Suppe"]), vocabulary("INSendMessageIntent", ["Schreib", "Sende"]),
        vocabulary("INListCarsIntent", ["Autos"]), vocabulary("NoIntent", ["Nichts"]),
      ]
    ).remarks
    #expect(
      reasons(remarks) == [
        "left out StartWorkout, the phrase 'Run with ${applicationName}': it can be one of an App Shortcut with the "
          + "counterpart: protocol 'StartWorkoutIntent' from iOS 16 / watchOS 9",
        "left out INSendMessageIntent, 2 de phrases: Siri needs no phrases for the counterpart: "
          + SystemIntentRemarks.advice(for: "INSendMessageIntent"),
        "left out INListCarsIntent, the de phrase 'Autos': it stays in the vocabulary: "
          + "no counterpart; keep the SiriKit intent",
        "left out NoIntent, the de phrase 'Nichts': no definition has an intent 'NoIntent'",
      ])
  }

  @Test func `terms of vocabularies stay there, and have something in their place`() {
    let parameters = [
      size, Parameter.sample(.object(TypeReference(name: "Soup", className: "Soup")), named: "soup"),
      Parameter.sample(.string, named: "note"),
    ]
    let program = IntentProgram(
      source: SourceFile(path: "Menu.intentdefinition", bytes: []), namespace: nil,
      intents: [intent("OrderSoup", [], parameters: parameters)], systemIntents: [], enumerations: [], types: [])
    let location = SourceLocation(file: SourceFile(path: "AppIntentVocabulary.plist", bytes: []), range: .position(0))
    let remarks = VocabularyTermRemarks(
      programs: [program],
      terms: [
        ("OrderSoupIntent.size", 2, nil), ("OrderSoupIntent.soup", 1, "de"), ("OrderSoupIntent.note", 3, nil),
        ("OrderSoupIntent.bowl", 1, nil), ("INStartWorkoutIntent.workoutName", 2, nil), ("NoIntent.x", 1, nil),
        ("OrderSoupIntent.size", 0, nil), ("size", 1, nil),
      ].map { VocabularyTerms(parameter: $0, count: $1, language: $2, location: location) }
    ).remarks
    #expect(
      reasons(remarks) == [
        "lost OrderSoupIntent.size, 2 terms of the vocabulary: an enumeration has its own: give its values synonyms "
          + "in the definition",
        "open OrderSoupIntent.soup, the de term of the vocabulary: an entity brings its own: give its "
          + "'DisplayRepresentation' synonyms where the query makes it, from iOS 17 on",
        "lost OrderSoupIntent.note, 3 terms of the vocabulary: App Intents have no synonyms for values of this type",
        "left out OrderSoupIntent.bowl, the term of the vocabulary: 'OrderSoup' has no parameter 'bowl'",
        "left out INStartWorkoutIntent.workoutName, 2 terms of the vocabulary: they stay there for the system intent: "
          + "protocol 'StartWorkoutIntent' from iOS 16 / watchOS 9",
        "left out NoIntent.x, the term of the vocabulary: no definition has an intent 'NoIntent'",
        "left out size, the term of the vocabulary: 'size' names no parameter of a class",
      ])
  }

  @Test func `every intent of the framework has advice`() {
    for intent in SystemIntentCatalogue.all {
      #expect(!SystemIntentRemarks.advice(for: intent.className).isEmpty)
    }
    #expect(SystemIntentCatalogue.all.count == 61)
  }
}
