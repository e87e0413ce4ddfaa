import Foundation
import Testing

@testable import IntentDialogue

@Suite("Yes and no in many languages")
struct AgreementWordsTests {
  /// The words of a locale of the C library, whose text has them in one line each; nil where there are none.
  private static func words(ofLocale url: URL) -> (yes: String, no: String)? {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    let words = ["yesstr", "nostr"].compactMap { key -> String? in
      let line = text.split(separator: "\n").first { $0.hasPrefix(key + " ") }
      let parts = line?.split(separator: "\"", omittingEmptySubsequences: false)
      guard let parts, parts.count == 3, !parts[1].isEmpty else { return nil }
      return String(parts[1]).replacing(/<U([0-9A-F]+)>/) { match in
        UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
      }
    }
    return words.count == 2 ? (words[0], words[1]) : nil
  }

  @Test("the words that the C library has are understood", arguments: AgreementWords.languages)
  func library(language: String) throws {
    let folder = URL(filePath: "/usr/share/i18n/locales", directoryHint: .isDirectory)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
    let words = AgreementWords(language: language)
    // Variants behind an at sign are of another script, as the languages of two countries are.
    let otherScripts: Set = ["az_IR", "pa_PK"]
    for name in names where name.hasPrefix(language + "_") && !name.contains("@") && !otherScripts.contains(name) {
      guard let expected = Self.words(ofLocale: folder.appending(path: name)) else { continue }
      #expect(words.isYes(expected.yes) == true, "\(expected.yes) of \(name)")
      #expect(words.isYes(expected.no) == false, "\(expected.no) of \(name)")
    }
    #expect(words.isYes(words.yes) == true && words.isYes(words.no) == false)
    #expect(words.isYes(words.sentence(for: true)) == true && words.isYes(words.sentence(for: false)) == false)
  }

  @Test("English is understood everywhere, and other words nowhere")
  func english() {
    for language in ["de", "ja", "xx", ""] {
      let words = AgreementWords(language: language)
      #expect(["yes", "Y", "YES"].allSatisfy { words.isYes($0) == true })
      #expect(["no", "N", "No"].allSatisfy { words.isYes($0) == false })
      #expect(words.isYes("maybe") == nil && words.isYes("") == nil)
    }
    #expect(AgreementWords(language: "en").isYes("ja") == nil)
    #expect(AgreementWords(language: "de-CH").isYes("JA") == true)
  }

  @Test(
    "an answer begins with a capital letter where a script has some",
    arguments: [
      ("en", "Yes", "No"), ("de-AT", "Ja", "Nein"), ("fr", "Oui", "Non"), ("ja", "はい", "いいえ"), ("ka", "კი", "არა"),
    ])
  func sentences(language: String, yes: String, no: String) {
    let words = AgreementWords(language: language)
    #expect(words.sentence(for: true) == yes && words.sentence(for: false) == no)
  }
}
