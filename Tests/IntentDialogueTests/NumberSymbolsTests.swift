import Foundation
import Testing

@testable import IntentDialogue

@Suite("Numbers in the ways of languages")
struct NumberSymbolsTests {
  private static let languages =
    NumberSymbols.table.flatMap { $0.languages.split(separator: " ").map(String.init) } + [
      "en", "ja", "zh-Hans", "zh-Hant", "ko", "he", "ar", "th", "de-AT", "fr-BE", "pt-BR", "es-ES",
    ]

  // Galician has got another sign between groups since the CLDR of the library.
  @Test("they are those of Foundation", arguments: languages.filter { $0 != "gl" })
  func foundation(language: String) {
    let symbols = NumberSymbols(language: language)
    let locale = Locale(identifier: language)
    let numbers: [Double] = [
      0, 1, 12, 123, 1234, 12345, 123_456, 1_234_567, -5, 0.5, -1.25, 2.0625, 1234.5, 99.9996, 0.1234567,
    ]
    for number in numbers {
      let expected = number.formatted(FloatingPointFormatStyle<Double>.number.locale(locale)).filter {
        $0 != "\u{200E}" && $0 != "\u{61C}"
      }
      #expect(symbols.text(of: number) == expected)
    }
  }

  @Test("what is written is read", arguments: languages)
  func roundTrip(language: String) {
    let symbols = NumberSymbols(language: language)
    for number: Double in [0, 7, 12, 1234, 123_456, 1_234_567, -5, 0.5, 1234.25] {
      #expect(symbols.number(in: symbols.text(of: number)) == number)
    }
  }

  @Test(
    "people may write as programs do",
    arguments: [
      ("de", "2.5", 2.5), ("de", "2,5", 2.5), ("de", "1.500", 1500), ("en", "1,500", 1500), ("en", "1500", 1500),
      ("fr", "1 500", 1500), ("en-IN", "1,50,000", 150_000), ("ar-EG", "12", 12), ("en", "\u{2212}3", -3),
    ] as [(String, String, Double)])
  func reads(language: String, text: String, number: Double) {
    #expect(NumberSymbols(language: language).number(in: text) == number)
  }

  @Test(
    "what is no number is none",
    arguments: ["", "-", ".", "a", "1a", "1,2,3", "12,34", "1..2", "nan", "inf", "0x10", "1e3", "½", "1 2", "--1"])
  func noNumber(text: String) {
    #expect(NumberSymbols(language: "en").number(in: text) == nil)
  }

  @Test("what is beyond all digits is written somehow", arguments: [1e15, -1e300, .infinity, .nan])
  func huge(number: Double) {
    #expect(!NumberSymbols(language: "de").text(of: number).isEmpty)
  }
}
