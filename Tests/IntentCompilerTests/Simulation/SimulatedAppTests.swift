import IntentDialogue
import Testing

@testable import IntentCompiler

@Suite("The app's part in a simulation")
struct SimulatedAppTests {
  @Test("bounds and their reasons hold, for what is given and for what is answered")
  func bounds() async throws {
    let conversation = try await Simulations.orders(
      "OrderCoffee", given: ["drink=latte", "extras=milk", "delivery=no", "quantity=13"], "0", "-1")
    #expect(
      conversation.texts(about: "quantity") == [
        "12 drinks are the most we can make at once.", "How many?", "0", "Please order at least 1 drink.", "How many?",
        "-1", "A quantity cannot be negative.",
      ], "three refusals are one too many")
    #expect(conversation.end == .outcome(.refused(parameter: "quantity", reason: "negativeNumbersNotSupported")))
  }

  @Test("words that are no number are not understood, the question comes again, and a script is wrong")
  func notUnderstood() async throws {
    let conversation = try await Simulations.orders(
      "OrderCoffee", given: ["drink=latte", "extras=milk", "delivery=no", "quantity=99"],
      problems: ["'many', '2.5' were not understood"], "many", "2.5", "3", "yes")
    #expect(conversation.texts(about: "quantity").count { $0 == "Sorry, I did not understand that." } == 2)
    #expect(conversation.end == .outcome(.handled(code: "success")))
  }

  @Test("a parameter is asked for only if its parent has the right value, and a default is a value")
  func relationship() async throws {
    let delivered = try await Simulations.orders(
      "OrderCoffee", given: ["drink=latte", "extras=milk"], "Main Street", "yes")
    #expect(delivered.texts(about: "address") == ["Where should it go?", "Main Street"])
    let fetched = try await Simulations.orders(
      "OrderCoffee", given: ["drink=latte", "extras=milk", "delivery=pick it up", "address=Home"], "yes")
    #expect(fetched.texts(about: "address") == [])
    #expect(fetched.transcript.lines.contains { $0.text.contains("Home") } == false)
  }

  @Test("defaults stand in for what is missing")
  func defaults() async throws {
    let conversation = try await Simulations.orders(
      "OrderCoffee", given: ["drink=latte", "extras=milk", "address=Home"], "yes")
    #expect(conversation.texts.contains("Order 1 regular latte with milk, then deliver it to Home?"))
    #expect(conversation.texts(about: "size") == [])
  }

  @Test("an enumeration takes names, synonyms, numbers and its own words, in any case of letters")
  func enumeration() async throws {
    for answer in ["cold", "It was cold", "IT WAS COLD", "3"] {
      let conversation = try await Simulations.orders("RequestRefund", given: ["order=Monday"], answer, "yes")
      #expect(conversation.texts(about: "reason").last == "It was cold", "\(answer)")
    }
    let size = try await Simulations.orders(
      "OrderCoffee", given: ["drink=latte", "extras=milk", "delivery=no", "size=tall ?"], "yes", "yes")
    #expect(size.texts(about: "size").first == "Just to confirm, you wanted a large cup?")
  }

  @Test("part of a name that fits several values leads to a choice")
  func partOfName() async throws {
    let conversation = try await Simulations.orders("RequestRefund", given: ["order=Monday"], "it was", "2", "yes")
    #expect(
      conversation.texts(about: "reason") == ["What went wrong?", "it was", "Which one?", "It was cold"])
  }

  @Test("what is offered is chosen by name, part of a name or number, and nothing else is taken")
  func options() async throws {
    let offered = ["drink=Latte, Dark Latte, Espresso"]
    let given = ["extras=milk", "delivery=no"]
    let exact = try await Simulations.orders("OrderCoffee", given: given, options: offered, "Latte", "yes")
    #expect(exact.texts(about: "drink") == ["What would you like to drink?", "Latte"])
    #expect(exact.transcript.lines[1].choices == ["Latte", "Dark Latte", "Espresso"])
    let number = try await Simulations.orders("OrderCoffee", given: given, options: offered, "3", "yes")
    #expect(number.texts(about: "drink").last == "Espresso")
    let part = try await Simulations.orders("OrderCoffee", given: given + ["drink=latt"], options: offered, "2", "yes")
    #expect(
      part.texts(about: "drink") == [
        "There are 2 drinks called ‘latt’.", "Which of them would you like?", "Dark Latte",
      ])
    let tea = try await Simulations.orders(
      "OrderCoffee", given: given + ["drink=tea"], options: offered, "espresso", "yes")
    #expect(
      tea.texts(about: "drink") == [
        "That is not possible for “Drink”.", "What would you like to drink?", "Espresso",
      ])
  }

  @Test("marks make the app ask back, offer and refuse")
  func marks() async throws {
    let conversation = try await Simulations.orders(
      "OrderCoffee",
      given: ["delivery=no", "drink=latte ?Latte, Dark Latte", "size=large ?", "quantity=3 !notEnoughBeans"],
      "2", "yes", "2", "milk, gold !soldOut", "sugar", "yes")
    #expect(
      conversation.texts == [
        "Order 3 latte", "There are 2 drinks called ‘latte’.", "Which of them would you like?", "Dark Latte",
        "Just to confirm, you wanted a large cup?", "Yes", "The bar does not have the beans for 3 drinks.", "How many?",
        "2",
        "Any extras?", "milk, gold", "Extras: this one is sold out.", "Any extras?", "sugar", "Order 2 Dark Latte?",
        "Yes", "Your order of ‹Order› is placed and paid.",
      ])
  }

  @Test("a mark alone says something itself")
  func markAlone() async throws {
    let conversation = try await Simulations.orders(
      "OrderCoffee", given: ["drink=latte", "delivery=no", "quantity=!notEnoughBeans"], "2", "milk", "yes")
    #expect(conversation.texts(about: "quantity").first == "The bar does not have the beans for 1 drink.")
  }

  @Test("the end is the designer's choice")
  func ending() async throws {
    let given = ["drink=latte", "extras=milk", "delivery=no"]
    let late = try await Simulations.orders(
      "OrderCoffee", given: given, response: "successLater",
      values: ["orderNumber=1200", "waitTime=25 minutes", "readyAt=half past nine"], "yes")
    #expect(late.transcript.lines.last?.text == "Your order is number 1,200. It will be ready in 25 minutes.")
    let soldOut = try await Simulations.orders(
      "OrderCoffee", given: given + ["drink.roast=dark"], response: "failureNoCupSize", values: ["size=small"], "yes")
    #expect(soldOut.transcript.lines.last?.text == "We have no small cups left for Dark coffee.")
    let closed = try await Simulations.orders("OrderCoffee", given: given, confirmation: "failureBarClosed")
    #expect(closed.end == .outcome(.notConfirmed(code: "failureBarClosed")))
    let app = try await Simulations.orders("OrderCoffee", given: given, response: "continueInApp", "yes")
    #expect(app.transcript.lines.last?.isSystemWording == true)
    let declined = try await Simulations.orders("OrderCoffee", given: given, "no")
    #expect(declined.end == .outcome(.declined))
    let cancelled = try await Simulations.orders("OrderCoffee", "cancel")
    #expect(cancelled.end == .outcome(.cancelled))
  }

  @Test("automatic answers lead everywhere that the definition has words for")
  func automatic() async throws {
    let result = await Compiler().simulate(
      SimulationRequest(input: Simulations.path("Orders"), intent: "OrderCoffeeIntent", languages: .named(["de"])))
    let conversation = try #require(result.conversations.first)
    let ids = Set(conversation.transcript.lines.compactMap(\.textID))
    // Prompt, introduction, choice and confirmation of the drink, the other prompts, and the response.
    #expect(ids.isSuperset(of: ["DcjdYp", "nwOqD3", "D1gkkI", "1Zcs4v", "KfULX2", "z8qqlE", "JCNXQl"]))
    #expect(conversation.transcript.lines.last?.text.hasSuffix("ist aufgegeben und schon bezahlt.") == true)
  }
}
