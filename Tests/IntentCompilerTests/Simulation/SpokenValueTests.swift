import Testing

@testable import IntentCompiler

@Suite("Answers")
struct SpokenValueTests {
  @Test(
    "words, and what the app is to make of them",
    arguments: [
      ("latte", [SpokenValue(words: "latte", mark: nil)]),
      ("  a dark latte ", [SpokenValue(words: "a dark latte", mark: nil)]),
      ("latte ?", [SpokenValue(words: "latte", mark: .confirmation)]),
      ("latte ?Latte, Dark Latte", [SpokenValue(words: "latte", mark: .choice(["Latte", "Dark Latte"]))]),
      ("gold !soldOut", [SpokenValue(words: "gold", mark: .refusal(reason: "soldOut"))]),
      ("gold ! soldOut ", [SpokenValue(words: "gold", mark: .refusal(reason: "soldOut"))]),
      ("gold !", [SpokenValue(words: "gold", mark: .refusal(reason: nil))]),
      ("!soldOut", [SpokenValue(words: nil, mark: .refusal(reason: "soldOut"))]),
      ("?a,b", [SpokenValue(words: nil, mark: .choice(["a", "b"]))]),
      ("How are you?", [SpokenValue(words: "How are you?", mark: nil)]),
      ("No way! Really?", [SpokenValue(words: "No way! Really?", mark: nil)]),
      ("Hello, world", [SpokenValue(words: "Hello, world", mark: nil)]),
      ("\"Ça va ?\"", [SpokenValue(words: "Ça va ?", mark: nil)]),
      ("\"Ça va ?\" ?", [SpokenValue(words: "Ça va ?", mark: .confirmation)]),
      ("\"a\" and \"b\"", [SpokenValue(words: "\"a\" and \"b\"", mark: nil)]),
      ("\"open", [SpokenValue(words: "\"open", mark: nil)]),
      ("\"\"", [SpokenValue(words: "", mark: nil)]),
      ("", []), ("   ", []),
    ] as [(String, [SpokenValue])])
  func one(answer: String, expected: [SpokenValue]) throws {
    #expect(try SpokenValue.values(in: answer, isList: false) == expected)
  }

  @Test(
    "values of a list",
    arguments: [
      ("milk, sugar", [SpokenValue(words: "milk", mark: nil), SpokenValue(words: "sugar", mark: nil)]),
      (",milk,,", [SpokenValue(words: "milk", mark: nil)]),
      (
        "gold !soldOut, milk",
        [SpokenValue(words: "gold", mark: .refusal(reason: "soldOut")), SpokenValue(words: "milk", mark: nil)]
      ),
      (
        "milk, gold ?Gold, Silver",
        [SpokenValue(words: "milk", mark: nil), SpokenValue(words: "gold", mark: .choice(["Gold", "Silver"]))]
      ),
      (
        "\"salt, pepper\", milk",
        [SpokenValue(words: "salt, pepper", mark: nil), SpokenValue(words: "milk", mark: nil)]
      ),
      (", ,", []),
    ] as [(String, [SpokenValue])])
  func several(answer: String, expected: [SpokenValue]) throws {
    #expect(try SpokenValue.values(in: answer, isList: true) == expected)
  }

  @Test("a choice has plain names only")
  func choiceOfMarks() {
    #expect(throws: AnswerError.self) { try SpokenValue.values(in: "a ?b !c", isList: false) }
  }
}
