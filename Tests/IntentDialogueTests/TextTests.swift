import IntentDialogue
import Testing

@Suite("Texts")
struct TextTests {
  private static let values = [
    "soup": DialogueValue("Tomato", properties: ["price": DialogueValue("3 €")]),
    "size": DialogueValue(DialogueText("large", id: "big")),
    "all": DialogueValue(list: [DialogueValue("a"), DialogueValue("b")]),
  ]

  @Test(
    "tokens are filled, and what is no token stays",
    arguments: [
      ("${soup}", "Tomato"), ("a ${soup} for ${soup.price}!", "a Tomato for 3 €!"), ("${size}${soup}", "largeTomato"),
      ("${nobody} there", " there"), ("${soup.nothing}.", "."), ("${all}", "a, b"),
      ("$soup {soup} ${so up} ${} ${.a} ${soup", "$soup {soup} ${so up} ${} ${.a} ${soup"),
      ("$${soup}", "$Tomato"), ("${${soup}}", "${Tomato}"), ("€${soup}€", "€Tomato€"),
      ("${1a}${a.b.c}", "${1a}${a.b.c}"),
      ("", ""), ("$", "$"), ("${", "${"),
    ])
  func fills(text: String, expected: String) {
    #expect(DialogueTranslations.none.fill(DialogueText(text), with: Self.values) == expected)
  }

  @Test("a text of many openings is read once")
  func manyOpenings() {
    let text = String(repeating: "${", count: 20_000)
    #expect(DialogueTranslations.none.fill(DialogueText(text), with: [:]) == text)
    let names = String(repeating: "${" + String(repeating: "a", count: 1000), count: 100)
    #expect(DialogueTranslations.none.fill(DialogueText(names), with: [:]) == names)
  }

  @Test("a translation takes the place of the text, unless it is missing or empty")
  func translates() {
    let german = DialogueTranslations(["a": "Suppe: ${soup}", "b": ""])
    #expect(german.fill(DialogueText("Soup: ${soup}", id: "a"), with: Self.values) == "Suppe: Tomato")
    #expect(german.fill(DialogueText("B ${soup}", id: "b"), with: Self.values) == "B Tomato")
    #expect(german.fill(DialogueText("C ${soup}", id: "c"), with: Self.values) == "C Tomato")
    #expect(german.fill(DialogueText("D ${soup}"), with: Self.values) == "D Tomato")
  }

  @Test("a value is said in the language")
  func translatesValues() {
    let german = DialogueTranslations(["big": "groß"])
    #expect(german.fill(DialogueText("${size}", id: "x"), with: Self.values) == "groß")
  }

  @Test("a sentence that was translated for a value wins, also where the plain one lacks its token")
  func composite() {
    let german = DialogueTranslations(["x": "Eine Tasse", "x-big": "Eine große Tasse ${soup}", "x-small": "falsch"])
    #expect(german.fill(DialogueText("A ${size} cup", id: "x"), with: Self.values) == "Eine große Tasse Tomato")
    let small = ["size": DialogueValue(DialogueText("small", id: "tiny"))]
    #expect(german.fill(DialogueText("A ${size} cup", id: "x"), with: small) == "Eine Tasse")
  }

  @Test("the sentence for a value counts only where the sentence speaks of the value")
  func compositeOfOtherSentence() {
    let german = DialogueTranslations(["x-big": "Falsch"])
    #expect(german.fill(DialogueText("Hello", id: "x"), with: Self.values) == "Hello")
  }
}
