import Testing

@testable import IntentDialogue

#if canImport(_FoundationICU)
  import _FoundationICU
#endif

@Suite("Plural rules")
struct PluralRuleTests {
  @Test(
    "a condition in the syntax of CLDR is understood",
    arguments: [
      ("n = 1", "1", true), ("n = 1", "1.0", true), ("n = 1", "1.5", false), ("n != 1", "1.5", true),
      ("i = 1 and v = 0", "1.0", false), ("n % 10 = 2..4 and n % 100 != 12..14", "22", true),
      ("n % 10 = 2..4 and n % 100 != 12..14", "112", false), ("v = 2 and f % 10 = 1", "0.21", true),
      ("t = 5", "3.50", true), ("n = 0,1,5..6", "5", true), ("e = 0", "7", true), ("n = 3 or n = 4", "-4", true),
    ] as [(String, String, Bool)])
  func condition(rule: String, numeral: String, holds: Bool) throws {
    #expect(try #require(PluralRule(rule[...])).holds(of: try #require(PluralOperands(numeral: numeral))) == holds)
  }

  @Test(
    "a text that is no condition is none",
    arguments: ["", "n", "n = ", "n = a", "x = 1", "n = 4..2", "n = 1 and", "n % 0 = 1", "n = 1 n = 2", "n > 1"])
  func noCondition(rule: String) {
    #expect(PluralRule(rule[...]) == nil)
  }

  @Test("a text that is no numeral has no operands", arguments: ["", "-", ".", "1.", ".5", "1,5", "1e3", "a", "1.2.3"])
  func noNumeral(text: String) {
    #expect(PluralOperands(numeral: text) == nil)
    #expect(PluralRules(language: "ru").category(of: text) == .other)
  }

  @Test("every rule of the table is understood")
  func table() {
    for row in PluralRules.table.split(separator: "\n") {
      for part in row.split(separator: "|")[1].split(separator: ";") {
        let sides = part.split(separator: ":")
        #expect(PluralCategory(rawValue: sides[0].filter { $0 != " " }) != nil, "\(row)")
        #expect(PluralRule(sides[1]) != nil, "\(row)")
      }
    }
  }

  @Test(
    "a region has the rules of its language, unless it has its own",
    arguments: [
      ("de-AT", "1", .one), ("pt-BR", "0", .one), ("pt-PT", "0", .other), ("zh-Hant-HK", "1", .other),
      ("sr-Latn-RS", "3", .few), ("tlh", "1", .other), ("", "1", .other),
    ] as [(String, String, PluralCategory)])
  func regions(language: String, numeral: String, category: PluralCategory) {
    #expect(PluralRules(language: language).category(of: numeral) == category)
  }

  #if canImport(_FoundationICU)
    /// Rules that have changed between the CLDR of the table and that of the library.
    private static let changed: Set = [
      "cv", "ie", "iu", "ku", "lij", "lld", "sgs", "scn", "vec", "kok", "csw", "blo", "gl", "tg", "vi",
    ]

    @Test("they are those of ICU", arguments: PluralRules.languages.filter { !changed.contains($0) })
    func unicodeLibrary(language: String) throws {
      var status = U_ZERO_ERROR
      let rules = swift_uplrules_open(language, &status)
      defer { swift_uplrules_close(rules) }
      let ours = PluralRules(language: language)
      let numbers =
        (0...1100).map(Double.init) + [0.1, 0.5, 1.1, 1.2, 1.5, 2.1, 2.3, 3.5, 11.1, 21.1, 1e5, 1e6, 2e6, 1e7]
      for number in numbers {
        var keyword = [UChar](repeating: 0, count: 16)
        let length = swift_uplrules_select(rules, number, &keyword, 16, &status)
        try #require(status.rawValue <= U_ZERO_ERROR.rawValue)
        let expected = String(decoding: keyword.prefix(Int(length)), as: UTF16.self)
        let numeral = Int(exactly: number).map(String.init) ?? String(number)
        #expect(ours.category(of: numeral).rawValue == expected, "\(numeral)")
      }
    }
  #endif
}
