import IntentDialogue
import Testing

@testable import IntentCompiler

@Suite("Lengths of time")
struct SpokenDurationTests {
  private static let german = DialogueLanguage("de")

  @Test(
    "are understood",
    arguments: [
      ("90", 90), ("25 minutes", 1500), ("25 min", 1500), ("1 hour", 3600), ("1h 30m", 5400), ("2 days, 3 s", 172_803),
      ("1.5 hours", 5400), ("0", 0),
    ] as [(String, Double)])
  func seconds(words: String, seconds: Double) throws {
    let duration = try #require(SpokenDuration(words, symbols: DialogueLanguage.english.symbols))
    #expect(duration.seconds == seconds)
  }

  @Test("that are understood are said in the way of the language")
  func said() throws {
    let duration = try #require(SpokenDuration("1h 30 min", symbols: DialogueLanguage.english.symbols))
    #expect(duration.text(in: .english) == "1 hour, 30 minutes" && duration.text(in: Self.german) == "1 h 30 min")
  }

  @Test("in words of other languages have no known length")
  func foreignWords() throws {
    let duration = try #require(SpokenDuration("25 Minuten", symbols: Self.german.symbols))
    #expect(duration.seconds == nil && duration.text(in: Self.german) == "25 Minuten")
  }

  @Test("have a number", arguments: ["", "soon", "minutes"])
  func noNumber(words: String) {
    #expect(SpokenDuration(words, symbols: DialogueLanguage.english.symbols) == nil)
  }

  @Test(
    "are said in numbers and units",
    arguments: [
      (0, "0 seconds", "0 s"), (1, "1 second", "1 s"), (90, "1 minute, 30 seconds", "1 min 30 s"),
      (3600, "1 hour", "1 h"), (0.5, "0.5 seconds", "0,5 s"),
      (90_061, "1 day, 1 hour, 1 minute, 1 second", "1 d 1 h 1 min 1 s"),
    ] as [(Double, String, String)])
  func text(seconds: Double, english: String, german: String) throws {
    let duration = try #require(SpokenDuration(seconds, unit: "Seconds"))
    #expect(duration.text(in: .english) == english)
    #expect(duration.text(in: Self.german) == german)
  }

  @Test("of a definition count in its units")
  func units() throws {
    #expect(SpokenDuration(2, unit: "Minutes")?.seconds == 120)
    #expect(SpokenDuration(2, unit: nil)?.seconds == 2)
    #expect(SpokenDuration(.infinity, unit: "Hours") == nil)
    let odd = try #require(SpokenDuration(2, unit: "Fortnights"))
    #expect(odd.seconds == nil && odd.text(in: .english) == "2.0 Fortnights")
  }
}
