import TestSupport
import Testing

@testable import IntentCompiler

@Suite("Mistakes in simulations")
struct SimulationMistakeTests {
  private static func request(
    _ intent: String? = "OrderCoffee", languages: SimulationRequest.Languages = .development,
    answers: SimulationRequest.Answers = .automatic, given: [String] = [], options: [String] = [],
    confirmation: String? = nil, response: String? = nil, values: [String] = []
  ) -> SimulationRequest {
    SimulationRequest(
      input: Simulations.path("Orders"), intent: intent, languages: languages, answers: answers, given: given,
      options: options, confirmation: confirmation, response: response, values: values)
  }

  @Test(
    "a name or a value that makes no sense is told, with what there is",
    arguments: [
      (
        request("OrderCofee"),
        "there is no intent 'OrderCofee'; did you mean 'OrderCoffee'? the intents are 'BookTable', 'BuyGiftCard'"
      ),
      (request(nil, answers: .scripted(["a"])), "name the intent; the intents are 'OrderCoffee', "),
      (request(nil, given: ["drink=a"]), "name the intent"),
      (
        request(given: ["drnk=a"]),
        "'OrderCoffee' has no parameter 'drnk' for --given; did you mean 'drink'? it has 'drink', 'size'"
      ),
      (request(given: ["drink"]), "'--given drink' is not of the form NAME=VALUE"),
      (request(given: ["=a"]), "'--given =a' is not of the form NAME=VALUE"),
      (request(given: ["drink=a", "drink=b"]), "'--given' names 'drink' twice"),
      (request(given: ["drink.rost=a"]), "'CoffeeDrink' has no property 'rost' for --given; did you mean 'roast'?"),
      (request(given: ["size.x=a"]), "'--given size.…' needs an object of the definition, and 'size' is none"),
      (request(given: ["quantity=many"]), "'many' of --given is no value of 'quantity'; a whole number from 1 to 12"),
      (
        request(given: ["size=huge"]),
        "'huge' of --given is no value of 'size'; one of 'small', 'regular' (default), 'large'"
      ),
      (
        request(given: ["quantity=1 !notEnoughBean"]),
        "'quantity' has no unsupported reason 'notEnoughBean'; did you mean 'notEnoughBeans'?"
      ),
      (request(options: ["size=small, huge"]), "'small, huge' of --option is no value of 'size'"),
      (
        request(response: "sucess"),
        "there is no response code 'sucess' for --response; did you mean 'success'? there are 'success'"
      ),
      (request(confirmation: "x"), "there is no response code 'x' for --confirmation"),
      (request(values: ["orderNumber=x"]), "'x' is no value of 'orderNumber'; a whole number"),
      (request(values: ["nobody=x"]), "the response of 'OrderCoffee' has no value 'nobody' for --value"),
      (
        request(languages: .named(["de", "it"])),
        "there are no translations into 'it'; there are de, fr; the definition itself is in en"
      ),
    ])
  func usage(request: SimulationRequest, message: String) async throws {
    let (problems, status) = await Simulations.problems(request)
    #expect(problems.count == 1 && problems.first?.hasPrefix(message) == true, "\(problems)")
    #expect(status == ExitStatus.usage)
  }

  @Test(
    "answers that are missing, left over or senseless are told",
    arguments: [
      ([], "no answer is left for the question 'What would you like to drink?' (parameter 'drink', a value)"),
      (["latte"], "no answer is left for the question 'Any extras?' (parameter 'extras', a value)"),
      (["latte", "milk", "Home", "yes", "no", "yes"], "nobody asked for 'no', 'yes'"),
      (["latte !cold"], "answer 1, 'latte !cold': 'drink' has no unsupported reason 'cold'; it has none"),
    ] as [([String], String)])
  func answers(answers: [String], message: String) async {
    let (problems, status) = await Simulations.problems(Self.request(answers: .scripted(answers)))
    #expect(problems.count == 1 && problems.first?.hasPrefix(message) == true, "\(problems)")
    #expect(status == ExitStatus.findings)
  }

  @Test("a definition with errors is reported, and an intent of the system explained")
  func definitions() async throws {
    let faulty = await Compiler().simulate(
      SimulationRequest(input: Simulations.path("Invalid") + "/duplicate-tag.intentdefinition", intent: "X"))
    #expect(
      faulty.problems == [] && faulty.outcome.report.hasErrors && faulty.outcome.exitStatus == ExitStatus.findings)
    let missing = await Compiler().simulate(SimulationRequest(input: "/nowhere", intent: "X"))
    #expect(missing.outcome.report.hasErrors && missing.conversations.isEmpty)
    let (problems, _) = await Simulations.problems(
      SimulationRequest(input: Simulations.path("Messaging"), intent: "INSendMessageIntent"))
    #expect(problems.first?.hasPrefix("'INSendMessageIntent' is an intent of the system") == true)
  }

  @Test("a person who never comes to an end is stopped")
  func endless() async {
    struct Mumbler: SimulationConsole {
      func show(_ line: String, isAnswer: Bool) {}
      func advise(_ text: String) {}
      func readAnswer() -> String? { "er" }
    }
    let result = await Compiler().simulate(
      Self.request("RequestRefund", answers: .asked, given: ["order=Monday"]), console: Mumbler())
    #expect(result.problems.first?.hasPrefix("after 100 questions there is still another") == true)
  }
}
