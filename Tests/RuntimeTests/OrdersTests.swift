import Foundation
import IntentsTestKit
import PortableSamples
import TestSupport
import Testing

@Suite("Handlers of the sample 'Orders'")
struct OrdersTests {
  private static let tables = RepositoryLayout.definitions.appending(path: "Orders", directoryHint: .isDirectory)

  @Test("a value, a choice, a confirmation and a permission")
  func order() async throws {
    let intent = OrderCoffeeIntent()
    let conversation = try await IntentConversation(
      with: CoffeeBar(), about: intent,
      answers: [.value(CoffeeBar.spoken("latte")), .choice("Dark Latte"), .value(CupSize.large), .yes, .yes])
    #expect(conversation.response.code == .success)
    #expect(conversation.response.order?.displayString == "1 × Dark Latte")
    #expect(conversation.intent.drink == CoffeeBar.darkLatte)
    #expect(conversation.intent.size == .large)
    #expect(conversation.intent.quantity == 1)
    #expect(intent.drink == nil, "the intent that it began with stays as it was")
    #expect(
      conversation.transcript.description == """
        Person  Order coffee
        Siri    What would you like to drink?                           [drink]
                  1. Latte
                  2. Dark Latte
                  3. Espresso
        Person  latte                                                   [drink]
        Siri    There are 2 drinks called ‘latte’.                      [drink]
        Siri    Which of them would you like?                           [drink]
                  1. Latte
                  2. Dark Latte
        Person  Dark Latte                                              [drink]
        Siri    Which size?                                             [size]
                  1. small
                  2. regular
                  3. large
        Person  large                                                   [size]
        Siri    Just to confirm, you wanted a large cup?                [size]
        Person  Yes                                                     [size]
        Siri*   Order 1 Dark Latte?
        Person  Yes
        Siri    Your order of 1 × Dark Latte is placed and not paid yet.  [success]
                (Order 7: 1 × Dark Latte)
        """)
  }

  @Test("a handler is asked about a parameter only where its parent has the right value, and a value that it has stays")
  func dependent() async throws {
    func intent(delivery: Bool) -> OrderCoffeeIntent {
      let intent = OrderCoffeeIntent()
      intent.drink = CoffeeBar.darkLatte
      intent.size = .small
      intent.delivery = NSNumber(value: delivery)
      return intent
    }
    let place = CLPlacemark(location: CLLocation(latitude: 0, longitude: 0), name: "Kiosk 9", postalAddress: nil)
    let delivered = try await IntentConversation(
      with: CoffeeBar(), about: intent(delivery: true), answers: [.value(place), .yes])
    #expect(delivered.intent.address?.name == "Kiosk 9")
    let fetched = intent(delivery: false)
    #expect(
      try await IntentConversation(with: CoffeeBar(), about: fetched, answers: [.yes]).intent.address == nil)
    fetched.address = place
    let conversation = try await IntentConversation(with: CoffeeBar(), about: fetched, answers: [.yes])
    #expect(conversation.intent.address?.name == "Kiosk 9")
    #expect(!conversation.transcript.description.contains("Kiosk 9"))
  }

  @Test("the same in German, with sentences that agree with their values")
  func orderInGerman() async throws {
    let conversation = try await IntentConversation(
      with: CoffeeBar(), about: OrderCoffeeIntent(),
      answers: [.value(CoffeeBar.spoken("latte")), .number(2), .text("groß"), .yes, .yes], language: "de",
      tables: Self.tables)
    #expect(conversation.intent.size == .large)
    #expect(
      conversation.spokenResponse == "Deine Bestellung über 1 × Dark Latte ist aufgegeben, aber noch nicht bezahlt.")
    #expect(conversation.printedResponse == "Bestellung 7: 1 × Dark Latte")
    #expect(
      conversation.transcript.spoken == [
        "Was möchtest du trinken?", "Es gibt 2 Getränke mit dem Namen „latte“.", "Welches davon möchtest du?",
        "Welche Größe?", "Nur zur Sicherheit: Du möchtest einen großen Becher?", "1 × Dark Latte bestellen?",
        "Deine Bestellung über 1 × Dark Latte ist aufgegeben, aber noch nicht bezahlt.",
      ])
  }

  @Test("an option is chosen by name or number, or by words that the handler searches for")
  func option() async throws {
    let intent = smallOrder()
    intent.drink = nil
    let dialogues: [[IntentAnswer]] = [
      [.choice("Latte")], [.number(1)], [.text("latte")], [.text("latt"), .number(1)],
    ]
    for answers in dialogues {
      let conversation = try await IntentConversation(with: CoffeeBar(), about: intent, answers: answers + [.yes])
      #expect(conversation.intent.drink == CoffeeBar.latte)
    }
  }

  @Test("words that are no option reach the handler as an object without identifier")
  func spokenObject() async throws {
    let intent = smallOrder()
    intent.drink = nil
    let conversation = try await IntentConversation(
      with: CoffeeBar(), about: intent, answers: [.text("tea"), .text("espresso"), .yes])
    #expect(conversation.intent.drink?.identifier == "espresso")
    #expect(
      conversation.transcript.lines.map(\.text).filter { $0.contains("tea") || $0.contains("“Drink”") }
        == ["tea", "That is not possible for “Drink”."])
  }

  @Test("a value that is not confirmed is asked for again")
  func denied() async throws {
    let conversation = try await IntentConversation(
      with: CoffeeBar(), about: smallOrder(drink: CoffeeBar.spoken("espresso")),
      answers: [.no, .value(CoffeeBar.latte), .yes])
    #expect(conversation.intent.drink == CoffeeBar.latte)
    #expect(conversation.transcript.spoken.first == "Just to confirm, you wanted ‘Espresso’?")
  }

  @Test("a value that is refused is told with its reason and the bound")
  func unsupported() async throws {
    let intent = smallOrder()
    intent.quantity = 30
    let conversation = try await IntentConversation(
      with: CoffeeBar(), about: intent, answers: [.value(0), .value(3), .yes])
    #expect(conversation.intent.quantity == 3)
    #expect(
      conversation.transcript.spoken.prefix(4) == [
        "12 drinks are the most we can make at once.", "How many?", "Please order at least 1 drink.", "How many?",
      ])
  }

  @Test("a value that is refused over and over ends the conversation")
  func refused() async throws {
    let conversation = try await IntentConversation(
      with: CoffeeBar(), about: smallOrder(drink: CoffeeBar.spoken("tea")), answers: [.value(CoffeeBar.spoken("tea"))])
    #expect(conversation.outcome == .refused(parameter: "drink", reason: nil))
    #expect(conversation.response.code == .unspecified)
    #expect(conversation.spokenResponse == nil)
  }

  @Test("one of several values is replaced")
  func list() async throws {
    let intent = smallOrder()
    intent.extras = ["milk", "gold"]
    let conversation = try await IntentConversation(
      with: CoffeeBar(), about: intent, answers: [.value("sugar"), .yes])
    #expect(conversation.intent.extras == ["milk", "sugar"])
    #expect(conversation.transcript.spoken.first == "Extras: this one is sold out.")
  }

  @Test("a failure of confirm ends the conversation before the person is asked")
  func closed() async throws {
    let conversation = try await IntentConversation(with: CoffeeBar(isClosed: true), about: smallOrder())
    #expect(conversation.outcome == .notConfirmed(code: "failureBarClosed"))
    #expect(conversation.response.code == .failureBarClosed)
    #expect(conversation.spokenResponse == "The bar is closed")
  }

  @Test("a failure of handle is told with its values, and those of values")
  func noCups() async throws {
    let conversation = try await IntentConversation(
      with: CoffeeBar(hasCups: false), about: smallOrder(), answers: [.yes])
    #expect(conversation.outcome == .handled(code: "failureNoCupSize"))
    #expect(conversation.spokenResponse == "We have no small cups left for Medium coffee.")
  }

  @Test("lengths of time and times of day are told in words of the language")
  func later() async throws {
    let intent = smallOrder()
    intent.quantity = 8
    let english = try await IntentConversation(with: CoffeeBar(), about: intent, answers: [.yes])
    #expect(english.spokenResponse == "Your order is number 8. It will be ready in 25 minutes.")
    let german = try await IntentConversation(
      with: CoffeeBar(), about: intent, answers: [.yes], language: "de", tables: Self.tables)
    #expect(german.spokenResponse == "Deine Bestellung hat die Nummer 8. Sie ist in 25 Minuten fertig.")
    #expect(german.printedResponse == "Fertig: 09:30")
  }

  @Test("the person may not want it after all")
  func declined() async throws {
    let conversation = try await IntentConversation(with: CoffeeBar(), about: smallOrder(), answers: [.no])
    #expect(conversation.outcome == .declined)
    #expect(
      try await IntentConversation(with: CoffeeBar(), about: smallOrder(), answers: [.cancel]).outcome == .cancelled)
  }

  @Test("a handler with completion handlers and without confirm leads the same conversation")
  func refund() async throws {
    let conversation = try await IntentConversation(
      with: RefundDesk(), about: RequestRefundIntent(), answers: [.choice("Tuesday"), .value(RefundReason.cold), .yes])
    #expect(conversation.intent.order?.identifier == "2")
    #expect(conversation.spokenResponse == "We will pay back €3.50.")
    let german = try await IntentConversation(
      with: RefundDesk(), about: RequestRefundIntent(), answers: [.number(1), .text("Es war kalt"), .yes],
      language: "de",
      tables: Self.tables)
    #expect(german.spokenResponse?.filter { !$0.isWhitespace } == "Wirerstattendir3,50€.")
    let review = try await IntentConversation(
      with: RefundDesk(), about: RequestRefundIntent(), answers: [.number(1), .value(RefundReason.tooLate), .yes])
    #expect(review.spokenResponse == "We are looking into it: It came too late.")
  }

  @Test("a date is confirmed in words; a reserved word is a parameter as any other")
  func table() async throws {
    let date = DateComponents(year: 2031, month: 5, day: 4, hour: 19, minute: 30)
    let conversation = try await IntentConversation(
      with: TableDesk(), about: BookTableIntent(), answers: [.value(9), .value(4), .value(date), .yes, .yes])
    #expect(conversation.response.code == .success)
    #expect(conversation.transcript.systemLines.map(\.subject) == [.parameter("guests"), .intent])
    #expect(conversation.spokenResponse?.hasPrefix("Table 4 is yours on May 4, 2031") == true)
    let terrace = BookTableIntent()
    terrace.in = .terrace
    terrace.guests = 2
    terrace.date = date
    let full = try await IntentConversation(with: TableDesk(), about: terrace, answers: [.yes, .yes])
    #expect(full.response.code == .failureFullyBooked)
  }

  private func smallOrder(drink: CoffeeDrink = CoffeeBar.latte) -> OrderCoffeeIntent {
    let intent = OrderCoffeeIntent()
    intent.drink = drink
    intent.size = .small
    return intent
  }
}
