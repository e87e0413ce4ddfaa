import Localization
import Testing

@testable import AppIntentsBackend

@Suite("A question made of a title")
struct QuestionTests {
  @Test(
    "has the marks of its language",
    arguments: [
      ("de", "Suppe bestellen?"), ("es-MX", "¿Suppe bestellen?"), ("el", "Suppe bestellen;"),
      ("ar", "Suppe bestellen؟"),
      ("zh-Hant", "Suppe bestellen？"), ("fr", "Suppe bestellen\u{A0}?"), ("fr-CA", "Suppe bestellen?"),
      ("hy", "Suppe bestellen՞"), ("pt-BR", "Suppe bestellen?"),
    ])
  func marks(language: String, question: String) {
    #expect(Question.asking("Suppe bestellen", in: LanguageName(language)) == question)
  }

  @Test("is the title where that is one", arguments: ["¿Suppe?", "スープ？", "Suppe?"])
  func question(title: String) {
    #expect(Question.asking(title) == title)
    #expect(Question.asking(title, in: LanguageName("es")) == title)
  }
}
