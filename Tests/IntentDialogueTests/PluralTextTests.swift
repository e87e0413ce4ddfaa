import Testing

@testable import IntentDialogue

@Suite("Texts with plural forms")
struct PluralTextTests {
  private static let soups = DialoguePluralVariable(
    "quantity", forms: [.zero: "keine Suppe", .one: "%ld Suppe", .other: "%ld Suppen für ${guest}"])

  private func say(
    _ translation: DialogueTranslation, of text: String = "${quantity} soups for ${guest}",
    in language: String = "de", with values: [String: DialogueValue]
  ) -> String {
    let translations = DialogueTranslations(language: DialogueLanguage(language)) { $0 == "x" ? translation : nil }
    return translations.fill(DialogueText(text, id: "x"), with: values)
  }

  @Test(
    "the form goes by the number",
    arguments: [
      (0, "Nur keine Suppe!"), (1, "Nur 1 Suppe!"), (2, "Nur 2 Suppen für Mia!"), (1500, "Nur 1.500 Suppen für Mia!"),
    ])
  func forms(number: Int, expected: String) {
    let values = ["quantity": DialogueLanguage("de").value(Double(number)), "guest": DialogueValue("Mia")]
    #expect(say(.plural(format: "Nur %#@quantity@!", variables: [Self.soups]), with: values) == expected)
  }

  @Test("without a number the form is that for any")
  func noNumber() {
    let translation = DialogueTranslation.plural(format: "%#@quantity@", variables: [Self.soups])
    #expect(say(translation, with: ["quantity": DialogueValue("viele")]) == "viele Suppen für ")
    #expect(say(translation, with: [:]) == " Suppen für ")
  }

  @Test("a variable of another name is the number that is said nowhere else")
  func otherName() {
    let variable = DialoguePluralVariable("count_option", forms: [.one: "%ld option", .other: "%ld options"])
    let values = [
      "guest": DialogueValue("Mia"), "count": DialogueLanguage.english.value(2),
      "guests": DialogueLanguage.english.value(1),
    ]
    #expect(
      say(
        .plural(format: "There are %#@count_option@ for ${guests} guests.", variables: [variable]),
        of: "There are ${count} options for ${guests} guests like ${guest}", in: "en", with: values)
        == "There are 2 options for 1 guests.")
  }

  @Test("variables may be in one another, but not in themselves")
  func nested() {
    let outer = DialoguePluralVariable("a", forms: [.other: "<%#@b@>"])
    let inner = DialoguePluralVariable("b", forms: [.other: "%2$d"])
    let endless = DialoguePluralVariable("c", forms: [.other: "c%#@c@"])
    let values = ["b": DialogueLanguage.english.value(3)]
    #expect(
      say(.plural(format: "%#@a@ %#@c@ %#@nobody@.", variables: [outer, inner, endless]), with: values)
        == "<3> cccc .")
  }

  @Test(
    "percent signs that begin nothing stay",
    arguments: [
      ("100 %", "100 %"), ("100%", "100%"), ("100%% of", "100% of"), ("50% der", "50% der"),
      ("%arg/%1$lld/%@/%.1f", "7/7/7/7"),
    ])
  func percent(form: String, expected: String) {
    let variable = DialoguePluralVariable("n", forms: [.other: form])
    #expect(
      say(.plural(format: "%#@n@", variables: [variable]), with: ["n": DialogueLanguage.english.value(7)]) == expected)
  }

  @Test("plain texts keep theirs, and values are said as they are")
  func plain() {
    #expect(
      say(.text("%ld ${guest} %#@guest@"), with: ["guest": DialogueValue("${guest}%d")]) == "%ld ${guest}%d %#@guest@")
    let variable = DialoguePluralVariable("guest", forms: [.other: "%@"])
    #expect(
      say(.plural(format: "%#@guest@", variables: [variable]), with: ["guest": DialogueValue("%d${guest}")])
        == "%d${guest}")
  }

  @Test("texts that are not translated are told, once")
  func untranslated() {
    let large = DialogueText("large", id: "big")
    let text = DialogueText("A ${size}, ${size} cup", id: "x")
    let german = DialogueTranslations(["y": "z"], language: DialogueLanguage("de"))
    #expect(german.sentence(text, with: ["size": DialogueValue(large)]).untranslated == [text, large])
    #expect(DialogueTranslations.none.sentence(text, with: [:]).untranslated.isEmpty)
    let composite = DialogueTranslations(["x-big": "Eine große Tasse"], language: DialogueLanguage("de"))
    #expect(composite.sentence(text, with: ["size": DialogueValue(large)]).untranslated.isEmpty)
  }
}
