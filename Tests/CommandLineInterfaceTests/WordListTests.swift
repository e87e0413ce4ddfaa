import CommandLineInterface
import Testing

@Suite("An option that takes some words of a list")
struct WordListTests {
  private static let tree = Command(
    name: "cook", abstract: "Cook.",
    options: [
      Option(
        name: "courses", kind: .value(name: "course", .choices(["soup", "salad", "dessert"])), isRepeatable: true,
        help: "What to cook.")
    ])

  @Test(
    "takes one, several with commas, and more of it",
    arguments: [
      (["--courses", "soup"], ["soup"]), (["--courses=soup,dessert"], ["soup,dessert"]),
      (["--courses", "soup,salad", "--courses", "dessert"], ["soup,salad", "dessert"]),
    ])
  func accepts(words: [String], values: [String]) throws {
    guard case .run(let parsed) = try Self.tree.parse(words) else {
      Issue.record("not run")
      return
    }
    #expect(parsed.values("courses") == values)
  }

  @Test(
    "refuses a word that is not in it",
    arguments: [
      ("soup,salat", "'soup,salat' is no valid value for '--courses': choose from 'soup', 'salad', 'dessert'"),
      ("soup,", "'soup,' is no valid value for '--courses': choose from 'soup', 'salad', 'dessert'"),
      ("", "'' is no valid value for '--courses': choose from 'soup', 'salad', 'dessert'"),
    ])
  func refuses(text: String, message: String) {
    let error = #expect(throws: UsageError.self) { try Self.tree.parse(["--courses", text]) }
    #expect(error?.message == message)
  }

  @Test("guesses at the word that is misspelt")
  func guesses() {
    let error = #expect(throws: UsageError.self) { try Self.tree.parse(["--courses", "soup,salat"]) }
    #expect(error?.hint == "did you mean 'salad'?")
    #expect(error?.usage == "usage: cook [--courses <course[,...]>]...")
  }

  @Test("cannot have words with commas")
  func defects() {
    let tree = Command(
      name: "t", abstract: "A.",
      options: [Option(name: "x", kind: .value(name: "x", .choices(["a,b", "c"])), help: "")])
    #expect(tree.defects == ["t: choice 'a,b' cannot be completed"])
  }
}
