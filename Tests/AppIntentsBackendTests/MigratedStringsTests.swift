import AppIntentsBackend
import IntentSemantics
import Localization
import SourceDiagnostics
import TestSupport
import Testing

@Suite("Tables of migrated code")
struct MigratedStringsTests {
  private static let (english, german, french) = (LanguageName("en"), LanguageName("de"), LanguageName("fr"))

  /// A text of the code, whose ID is made of its number.
  private func text(
    _ source: String, id: String?, role: TextRole = .title, element: String = "OrderSoup", ownKey: Bool = false
  ) -> MigratedText {
    let format = FormatString(parsing: source)
    let placeholders = format.tokens.map {
      MigratedText.Placeholder(token: $0, specifier: role == .summary ? "${\($0.name)}" : "%@")
    }
    let key = format.segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .token(let token): role == .summary ? "${\(token.name)}" : "%@"
      }
    }.joined()
    return MigratedText(
      key: key, ownKey: ownKey ? id : nil, canHaveOwnKey: role != .summary, source: format, placeholders: placeholders,
      stringID: id, role: role, element: element, program: 0)
  }

  private func original(_ id: String, _ text: String, _ kind: OriginalTextKind = .intentTitle) -> OriginalText {
    let context =
      kind == .promptDialog
      ? "what Siri says or shows to get a value" : "name of the action, shown in Shortcuts and said by Siri"
    return OriginalText(
      id: id, text: text, kind: kind, context: context, group: "titles", element: "OrderSoup", isDemanded: true)
  }

  private func translation(
    _ language: LanguageName, _ id: String, _ text: String, meaning: OriginalTranslation.Meaning? = nil,
    state: String? = nil
  ) -> OriginalTranslation {
    let file = SourceFile(path: "\(language).lproj/Intents.strings", bytes: Array("\"\(id)\" = \"\(text)\";".utf8))
    return OriginalTranslation(
      language: language, key: id, value: .text(Located(text, at: .position(0))), state: state,
      meaning: meaning ?? .texts([id]), location: SourceLocation(file: file, range: .position(0)))
  }

  private func originals(
    _ texts: [OriginalText], _ translations: [OriginalTranslation], counts: [LanguageName: Int]? = nil
  ) -> OriginalTexts {
    OriginalTexts(
      language: Self.english, texts: texts, translations: translations,
      entryCounts: counts ?? Dictionary(translations.map { ($0.language, 1) }, uniquingKeysWith: +),
      languages: [Self.german, Self.french])
  }

  private func strings(
    _ texts: [MigratedText], _ originals: OriginalTexts, options: StringsOptions = StringsOptions(),
    existing: [String: [UInt8]] = [:]
  ) throws -> MigratedStrings {
    var diagnostics = DiagnosticEngine()
    let strings = MigratedStrings(
      texts: texts, originals: [originals], options: options,
      existing: { path in existing[path].map { SourceFile(path: path, bytes: $0) } }, diagnostics: &diagnostics)
    #expect(diagnostics.diagnostics.isEmpty)
    return try #require(strings)
  }

  private func content(_ file: MigratedStringFile?) -> String {
    String(decoding: file?.bytes ?? [], as: UTF8.self)
  }

  // MARK: Languages

  @Test func `have languages by today's names, and the account has both`() throws {
    let (hebrew, formerHebrew, taiwan) = (LanguageName("he"), LanguageName("iw"), LanguageName("zh-TW"))
    let strings = try strings(
      [text("Order Soup", id: "aaa")],
      originals(
        [original("aaa", "Order Soup")],
        [
          translation(hebrew, "aaa", "A"), translation(formerHebrew, "aaa", "B"), translation(taiwan, "aaa", "C"),
          translation(Self.german, "aaa", "D"),
        ]))
    #expect(content(strings.files.first).contains("\"zh-Hant\" : {"))
    #expect(
      [hebrew, taiwan, Self.german].map { strings.account.words(for: $0) }
        == ["he and iw → he", "zh-TW → zh-Hant", "de"])
    let former = try #require(strings.account.fates.first { $0.translation.language.spelling == "iw" })
    #expect(
      former.outcome
        == .leftOut(.conflicting, detail: "'he' is the same language, and has another translation"))
  }

  // MARK: Catalogues

  @Test func `have the translations of an ID under the key of the text, with what a translator should know`() throws {
    let strings = try strings(
      [
        text("Order ${soup} for ${guest}", id: "aaa", role: .dialog, element: "OrderSoup.soup"),
        text("Order Soup", id: "bbb"), text("Done.", id: nil, role: .response),
      ],
      originals(
        [original("aaa", "Order ${soup} for ${guest}", .promptDialog), original("bbb", "Order Soup")],
        [translation(Self.german, "aaa", "Für ${guest}: ${soup}"), translation(Self.french, "bbb", "Commander")]))
    #expect(strings.files.map(\.path) == ["Localizable.xcstrings"])
    #expect(
      content(strings.files.first) == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Done." : {
              "comment" : "OrderSoup: how the action ended, said or shown by Siri"
            },
            "Order %@ for %@" : {
              "comment" : "OrderSoup.soup: what Siri says or shows to get a value\\n%1$@ is 'soup', %2$@ is 'guest'",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Für %2$@: %1$@"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Order %1$@ for %2$@"
                  }
                }
              }
            },
            "Order Soup" : {
              "comment" : "OrderSoup: name of the action, shown in Shortcuts and said by Siri",
              "localizations" : {
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Commander"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
    #expect(strings.account.faults.isEmpty && strings.account.fates.allSatisfy { $0.isCarried })
    #expect(
      strings.account.coverage.map { "\($0.language) \($0.group) \($0.before.translated)/\($0.before.total)" } == [
        "de responses 0/0", "de titles 1/2", "en responses 0/0", "en titles 2/2", "fr responses 0/0", "fr titles 1/2",
      ])
    #expect(
      strings.account.coverage.map { "\($0.after.translated)/\($0.after.total)" }
        == ["0/1", "1/2", "1/1", "2/2", "0/1", "1/2"])
  }

  @Test func `have questions that are made of translated titles, to be read again`() throws {
    let question = MigratedText(
      key: "Order Soup?", canHaveOwnKey: false, source: FormatString(segments: [.literal("Order Soup?")]),
      stringID: "aaa", isQuestion: true, role: .dialog, element: "OrderSoup", program: 0)
    let spanish = LanguageName("es")
    let strings = try strings(
      [text("Order Soup", id: "aaa"), question],
      originals(
        [original("aaa", "Order Soup")],
        [
          translation(Self.german, "aaa", "Suppe bestellen"), translation(Self.french, "aaa", "Commander une soupe ?"),
          translation(spanish, "aaa", "Pedir sopa"),
        ]))
    let content = content(strings.files.first)
    #expect(
      content.contains(
        """
            "Order Soup?" : {
              "comment" : "OrderSoup: what Siri asks before it does the action",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Suppe bestellen?"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "¿Pedir sopa?"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Commander une soupe ?"
                  }
                }
              }
            }
        """))
    #expect(content.contains("\"value\" : \"Suppe bestellen\""))
    #expect(strings.account.faults.isEmpty && strings.account.rows.allSatisfy { $0.carried == $0.existing })
    #expect(
      strings.account.fates.allSatisfy { fate in
        if case .carried(let places, nil) = fate.outcome { places.map(\.key.key) == ["Order Soup"] } else { false }
      })
  }

  @Test func `name the source of a text with a key of its own, and override texts of the code`() throws {
    let strings = try strings(
      [text("Order Soup", id: "aaa", ownKey: true), text("Soup", id: "bbb"), text("Bread", id: "ccc")],
      originals(
        [original("aaa", "Order Soup"), original("bbb", "Soup"), original("ccc", "Bread")],
        [
          translation(Self.english, "bbb", "Broth"), translation(Self.english, "ccc", "Bread"),
          translation(Self.german, "aaa", "Suppe bestellen"),
        ]), options: StringsOptions(ownKeyTable: "Intents"))
    #expect(strings.files.map(\.path) == ["Intents.xcstrings", "Localizable.xcstrings"])
    let own = content(strings.files.first)
    #expect(own.contains("\"extractionState\" : \"extracted_with_value\""))
    #expect(own.contains("\"state\" : \"new\",\n            \"value\" : \"Order Soup\""))
    let shared = content(strings.files.last)
    #expect(shared.contains("\"state\" : \"translated\",\n            \"value\" : \"Broth\""))
    #expect(!shared.contains("\"value\" : \"Bread\""))
    #expect(strings.account.faults.isEmpty && strings.account.fates.allSatisfy { $0.isCarried })
    #expect(strings.ownKeyRemarks.map(\.quote) == ["Order Soup"])
  }

  // MARK: Conflicts

  private func plan(_ texts: [MigratedText], _ translations: [OriginalTranslation]) -> StringKeyPlan {
    TranslationCarrying(texts: texts, originals: [originals([], translations)]).keyPlan
  }

  @Test func `texts that are alike and are translated differently need keys of their own`() {
    let texts = [text("Open", id: "aaa"), text("Open", id: "bbb"), text("Open", id: "ccc"), text("Open", id: "ddd")]
    let plan = plan(
      texts,
      [
        translation(Self.german, "aaa", "Offen"), translation(Self.german, "bbb", "Öffnen"),
        translation(Self.german, "ccc", "Öffnen"), translation(Self.french, "ddd", "Ouvrir"),
      ])
    // What is not translated goes with the first, and of groups of one size the first keeps the text as its key.
    #expect(plan.idsWithOwnKeys == ["bbb", "ccc"])
    #expect(self.plan(texts, [translation(Self.german, "aaa", "Offen")]).idsWithOwnKeys.isEmpty)
  }

  @Test func `a summary keeps its key, since it can have no other`() {
    let texts = [text("Open", id: "aaa"), text("Open", id: "bbb"), text("Open", id: "ccc", role: .summary)]
    let plan = plan(
      texts,
      [
        translation(Self.german, "aaa", "Offen"), translation(Self.german, "bbb", "Offen"),
        translation(Self.german, "ccc", "Öffne"),
      ])
    #expect(plan.idsWithOwnKeys == ["aaa", "bbb"])
  }

  @Test func `an override in the language of the code is a difference, too`() {
    let texts = [text("Open", id: "aaa"), text("Open", id: "bbb")]
    #expect(plan(texts, [translation(Self.english, "aaa", "Open it")]).idsWithOwnKeys == ["bbb"])
    #expect(plan(texts, [translation(Self.english, "aaa", "Open")]).idsWithOwnKeys.isEmpty)
  }

  @Test func `an ID of several texts is the key of none`() {
    let texts = [text("Open", id: "aaa"), text("Open", id: "bbb"), text("Shut", id: "bbb"), text("Shut", id: "aaa")]
    let plan = plan(texts, [translation(Self.german, "aaa", "Offen"), translation(Self.german, "bbb", "Zu")])
    #expect(plan.ambiguousIDs == ["aaa", "bbb"] && plan.idsWithOwnKeys.isEmpty)
  }

  @Test func `of translations that cannot all be there, the most frequent one is, and the others are listed`() throws {
    let texts = ["aaa", "bbb", "ccc"].map { text("Open", id: $0, role: .summary, element: $0) }
    let strings = try strings(
      texts,
      originals(
        ["aaa", "bbb", "ccc"].map { original($0, "Open", .summary) },
        [
          translation(Self.german, "aaa", "Offen"), translation(Self.german, "bbb", "Öffnen"),
          translation(Self.german, "ccc", "Öffnen"),
        ]))
    #expect(content(strings.files.first).contains("\"value\" : \"Öffnen\""))
    #expect(strings.account.fates.map(\.isCarried) == [false, true, true])
    #expect(strings.remarks.map(\.reason) == ["the same text has another translation elsewhere"])
    #expect(strings.account.faults.isEmpty)
  }

  // MARK: Account

  @Test func `every translation is carried or listed with its reason`() throws {
    let strings = try strings(
      [text("Order ${soup}", id: "aaa"), text("Soup", id: "bbb")],
      originals(
        [original("aaa", "Order ${soup}"), original("bbb", "Soup"), original("ccc", "sup", .pronunciationHint)],
        [
          translation(Self.german, "aaa", "${suppe} bestellen"), translation(Self.german, "bbb", " "),
          translation(Self.german, "bbb", "Suppe", state: "new"), translation(Self.german, "ccc", "sup"),
          translation(Self.german, "aaa-ddd", "Heiß", meaning: .composite(sentence: "aaa", word: "ddd")),
          translation(Self.german, "eee", "Alt", meaning: .nothing),
          translation(Self.german, "bbb", "Brühe", meaning: .overridden(["bbb"], by: "a later entry has the same key")),
          translation(Self.french, "aaa", "Commander"), translation(Self.french, "bbb", "Soupe"),
        ]))
    let reasons = strings.account.fates.map { fate -> String in
      switch fate.outcome {
      case .carried(_, let review): review == nil ? "carried" : "review"
      case .leftOut(let reason, _): reason.rawValue
      }
    }
    #expect(
      reasons == [
        "unknown token", "nothing translated", "nothing translated", "text not in the code", "composite entry",
        "unknown ID", "overridden entry", "review", "carried",
      ])
    let rows = strings.account.rows.map {
      "\($0.language) \($0.group) \($0.existing) \($0.carried) \($0.toReview) \($0.leftOut.values.reduce(0, +))"
    }
    #expect(
      rows == ["de composite entries 1 0 0 1", "de titles 5 0 0 5", "de unknown IDs 1 0 0 1", "fr titles 2 2 1 0"])
    #expect(strings.account.faults.isEmpty)
    #expect(strings.remarks.map(\.verdict) == [.lost, .open])
  }

  @Test func `sums that disagree are a fault`() throws {
    let lost = originals(
      [original("aaa", "Soup")], [translation(Self.german, "aaa", "Suppe")],
      counts: [Self.german: 2, Self.french: 1])
    #expect(
      try strings([text("Soup", id: "aaa")], lost).account.faults == [
        "de: 2 entries in the tables, 1 in the account", "fr: 1 entries in the tables, 0 in the account",
      ])
  }

  // MARK: What is there

  @Test func `doing the same again changes nothing, and what a translator wrote stays`() throws {
    let texts = [text("Order ${soup}", id: "aaa"), text("Soup", id: "bbb")]
    let originals = originals(
      [original("aaa", "Order ${soup}"), original("bbb", "Soup")],
      [translation(Self.german, "aaa", "${soup} bestellen"), translation(Self.german, "bbb", "Suppe")])
    for format in StringsOptions.Format.allCases {
      let options = StringsOptions(format: format)
      let first = try strings(texts, originals, options: options)
      let files = Dictionary(uniqueKeysWithValues: first.files.map { ($0.path, $0.bytes) })
      let second = try strings(texts, originals, options: options, existing: files)
      #expect(second == first)
      let edited = files.mapValues {
        Array(String(decoding: $0, as: UTF8.self).replacing("Suppe", with: "Eintopf").utf8)
      }
      let third = try strings(texts, originals, options: options, existing: edited)
      #expect(Dictionary(uniqueKeysWithValues: third.files.map { ($0.path, $0.bytes) }) == edited)
      #expect(third.account.fates.map(\.isCarried) == [true, false] && third.account.faults.isEmpty)
      #expect(third.remarks.map(\.reason) == ["the table has another text for 'Soup'"])
    }
  }

  @Test func `a catalogue of another source language, with another spelling, is gone on with`() throws {
    let file = """
      {
        "sourceLanguage" : "de",
        "strings" : {
          "x" : {
            "localizations" : {
              "pt_BR" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "x"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let strings = try strings(
      [text("Soup", id: "aaa")],
      originals(
        [original("aaa", "Soup")],
        [translation(Self.german, "aaa", "Suppe"), translation(LanguageName("pt-BR"), "aaa", "Sopa")]),
      existing: ["Localizable.xcstrings": Array(file.utf8)])
    let text = content(strings.files.first)
    #expect(
      text.contains(
        "\"pt_BR\" : {\n          \"stringUnit\" : {\n            \"state\" : \"translated\",\n            \"value\" : \"Sopa\""
      ))
    // The catalogue would take the key for German.
    #expect(
      text.contains(
        "\"en\" : {\n          \"stringUnit\" : {\n            \"state\" : \"translated\",\n            \"value\" : \"Soup\""
      ))
    #expect(strings.account.faults.isEmpty)
  }

  @Test func `a table that cannot be read stops everything`() {
    var diagnostics = DiagnosticEngine()
    let strings = MigratedStrings(
      texts: [text("Soup", id: nil)], originals: [originals([], [])],
      existing: { SourceFile(path: $0, bytes: Array("{".utf8)) }, diagnostics: &diagnostics)
    #expect(strings == nil && diagnostics.hasErrors)
  }

  // MARK: Other formats

  @Test func `of one language each are in its folder`() throws {
    let strings = try strings(
      [text("Order ${soup}", id: "aaa"), text("Soup \"hot\"", id: "bbb")],
      originals(
        [original("aaa", "Order ${soup}"), original("bbb", "Soup \"hot\"")],
        [translation(LanguageName("zh_CN"), "aaa", "点${soup}"), translation(Self.german, "bbb", "\"heiße\" Suppe")]),
      options: StringsOptions(format: .strings))
    #expect(
      strings.files.map(\.path) == [
        "de.lproj/Localizable.strings", "en.lproj/Localizable.strings", "zh_CN.lproj/Localizable.strings",
      ])
    #expect(
      content(strings.files.first) == """
        /* OrderSoup: name of the action, shown in Shortcuts and said by Siri */
        "Soup \\"hot\\"" = "\\"heiße\\" Suppe";

        """)
    #expect(content(strings.files[1]).contains("\"Order %@\" = \"Order %@\";"))
    #expect(content(strings.files[2]).contains("\"Order %@\" = \"点%@\";"))
  }
}
