import Foundation
import TestSupport
import Testing

@testable import IntentsTestKit

@Suite("Translations of a definition")
struct TranslationTests {
  private static let soup = DialogueText("Soup", id: "aB3dE6")
  private static let rest = DialogueText("${count} bowls are left.", id: "fG7hI8")

  @Test("come from tables and plural rules, what a language lacks from the more general one")
  func tables() throws {
    try TemporaryDirectory.withDirectory { folder in
      try folder.write(#""aB3dE6" = "Suppe"; "fG7hI8" = "${count} übrig";"#, to: "de.lproj/Kitchen.strings")
      try folder.write(#""fG7hI8" = "noch ${count}";"#, to: "de-AT.lproj/Kitchen.strings")
      try folder.write(
        Self.rules(one: "Une soupe", other: "%ld soupes"), to: "fr.lproj/Kitchen.stringsdict")
      let austrian = try TranslationTable.translations(named: "Kitchen", into: "de-AT", in: folder.url)
      #expect(austrian.fill(Self.soup, with: [:]) == "Suppe")
      #expect(austrian.fill(Self.rest, with: Self.count(2)) == "noch 2")
      let swiss = try TranslationTable.translations(named: "Kitchen", into: "de-CH", in: folder.url)
      #expect(swiss.fill(Self.rest, with: Self.count(2)) == "2 übrig")
      let french = try TranslationTable.translations(named: "Kitchen", into: "fr", in: folder.url)
      #expect(french.fill(Self.rest, with: Self.count(1)) == "Une soupe reste.")
      #expect(french.fill(Self.rest, with: Self.count(3)) == "3 soupes reste.")
      #expect(
        throws: ConversationError.noTranslations(
          language: "nl", folder: folder.url.path, available: ["de", "de-AT", "fr"])
      ) { try TranslationTable.translations(named: "Kitchen", into: "nl", in: folder.url) }
    }
  }

  @Test(
    "of the definition's language come from tables outside of language folders too", arguments: [nil, "en", "en-GB"])
  func unlocalized(language: String?) throws {
    try TemporaryDirectory.withDirectory { folder in
      try folder.write(Self.rules(one: "One bowl", other: "%ld bowls"), to: "Kitchen.stringsdict")
      try folder.write(#""aB3dE6" = "Broth";"#, to: "Base.lproj/Kitchen.strings")
      let english = try TranslationTable.translations(named: "Kitchen", into: language, in: folder.url)
      #expect(english.fill(Self.soup, with: [:]) == "Broth")
      #expect(english.fill(Self.rest, with: Self.count(7)) == "7 bowls reste.")
      #expect(throws: ConversationError.self) {
        try TranslationTable.translations(named: "Kitchen", into: "nl", in: folder.url)
      }
    }
  }

  @Test("of the definition's language are its plural rules")
  func developmentLanguage() throws {
    try TemporaryDirectory.withDirectory { folder in
      try folder.write(
        Self.rules(one: "One bowl", other: "%ld bowls"), to: "Base.lproj/Kitchen.stringsdict")
      let english = try TranslationTable.translations(named: "Kitchen", into: nil, in: folder.url)
      #expect(english.fill(Self.soup, with: [:]) == "Soup")
      #expect(english.fill(Self.rest, with: Self.count(1)) == "One bowl reste.")
    }
  }

  @Test("come from a catalogue", arguments: ["Kitchen.xcstrings", "mul.lproj/Kitchen.xcstrings"])
  func catalogue(path: String) throws {
    try TemporaryDirectory.withDirectory { folder in
      try folder.write(Self.catalogue, to: path)
      let german = try TranslationTable.translations(named: "Kitchen", into: "de", in: folder.url)
      #expect(german.fill(Self.soup, with: [:]) == "Suppe")
      #expect(german.fill(Self.rest, with: Self.count(1)) == "Ein Teller ist übrig.")
      #expect(german.fill(Self.rest, with: Self.count(2)) == "2 Teller sind übrig.")
      let french = try TranslationTable.translations(named: "Kitchen", into: "fr", in: folder.url)
      #expect(french.fill(Self.rest, with: Self.count(5)) == "Il reste 5 soupes.")
      #expect(french.fill(Self.soup, with: [:]) == "Soup")
      #expect(
        throws: ConversationError.noTranslations(language: "nl", folder: folder.url.path, available: ["de", "fr"])
      ) { try TranslationTable.translations(named: "Kitchen", into: "nl", in: folder.url) }
    }
  }

  @Test("that cannot be read are told")
  func damaged() throws {
    try TemporaryDirectory.withDirectory { folder in
      try folder.write("{", to: "Kitchen.xcstrings")
      #expect(throws: (any Error).self) {
        try TranslationTable.translations(named: "Kitchen", into: "de", in: folder.url)
      }
    }
  }

  private static func count(_ number: Int) -> [String: DialogueValue] {
    ["count": DialogueValue(String(number), number: Double(number))]
  }

  private static func rules(one: String, other: String) -> String {
    """
    <plist version="1.0"><dict><key>fG7hI8</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@count@ reste.</string>
    <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>ld</string>
    <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
    </dict></dict></plist>
    """
  }

  private static let catalogue = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "aB3dE6" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Suppe" } } } },
        "fG7hI8" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "Ein Teller ist übrig." } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Teller sind übrig." } }
                }
              }
            },
            "fr" : {
              "stringUnit" : { "state" : "translated", "value" : "Il reste %#@count@." },
              "substitutions" : {
                "count" : {
                  "argNum" : 1, "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg soupe" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg soupes" } }
                    }
                  }
                }
              }
            }
          }
        },
        "jK9lM0" : { "extractionState" : "stale" }
      },
      "version" : "1.0"
    }
    """
}
