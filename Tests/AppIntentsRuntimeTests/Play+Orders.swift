import IntentCompiler

extension Play {
  private static let menu = """
    let latte = CoffeeDrinkAppEntity(id: "latte", displayString: "Latte")
    let darkLatte = CoffeeDrinkAppEntity(id: "dark", displayString: "Dark Latte")
    let order = CoffeeOrderAppEntity(id: "7", displayString: "2 Lattes")

    """

  static let orders = Play(
    "Orders",
    properties: menu,
    moved: [
      "OrderCoffee": """
              var chosen = drink
              if chosen.id == "unclear" { chosen = try await chooseDrink(among: [latte, darkLatte]) }
              guard try await confirmDrink(chosen), try await confirmSize(size) else { throw OrderCoffeeError.failure }
      """,
      "BookTable": """
              guard try await confirmDate(date) else { throw $date.needsValueError("Another day?") }
      """,
    ],
    scenes: [
      Scene(
        "whatever is missing is asked for", "OrderCoffee",
        answers: ["latte", #"["cinnamon"]"#, #"CLPlacemark(name: "Kiosk 9")"#, "true", "true", "true"],
        work: ["order", "OrderCoffeeOutcome.success(order: order, paid: true, orderNumber: 7)"],
        gives: "ask drink: What would you like to drink?", "ask extras: Any extras?",
        "ask address: Where should it go?", "confirm to order: Order Coffee?",
        "confirm drink Latte: Just to confirm, you wanted ‘Latte’?",
        "confirm size regular: Just to confirm, you wanted a regular cup?",
        "say: Your order of 2 Lattes is placed and paid. / Order 7: 2 Lattes", "give: 2 Lattes"),
      Scene(
        "no address is asked for without delivery", "OrderCoffee", "drink = latte", "extras = []", "delivery = false",
        answers: ["true", "true", "false"], gives: "confirm to order: Order Coffee?",
        "confirm drink Latte: Just to confirm, you wanted ‘Latte’?",
        "confirm size regular: Just to confirm, you wanted a regular cup?", "fail: Your order could not be placed."),
      Scene(
        "a choice is offered", "OrderCoffee",
        #"drink = CoffeeDrinkAppEntity(id: "unclear", displayString: "Latte")"#, "size = .large", "extras = []",
        "delivery = false", answers: ["true", "darkLatte", "true", "true"],
        work: [
          "order",
          """
          OrderCoffeeOutcome.successLater(orderNumber: 8, waitTime: Measurement(value: 25, unit: .minutes), \
          readyAt: \(Day.swift(4, 9, 30)))
          """,
        ],
        gives: "confirm to order: Order Coffee?",
        #"choose drink among ["Latte", "Dark Latte"]: There are 2 drinks called ‘Latte’."#,
        "confirm drink Dark Latte: Just to confirm, you wanted ‘Dark Latte’?",
        "confirm size large: Just to confirm, you wanted a large cup?",
        "say: Your order is number 8. It will be ready in 25.0 m. / Ready at \(Day.words(4, 9, 30))",
        "give: 2 Lattes"),
      Scene(
        "a user may cancel", "OrderCoffee", "drink = latte", "extras = []", "delivery = false", answers: ["false"],
        gives: "confirm to order: Order Coffee?", "fail: CancellationError()"),
      Scene(
        "an error is told with what the response knows", "OrderCoffee", "drink = latte", "extras = []",
        "delivery = false", answers: ["true", "true", "true"],
        work: [#"OrderCoffeeError.failureNoCupSize(size: "large", drinkRoast: "dark")"#],
        gives: "confirm to order: Order Coffee?", "confirm drink Latte: Just to confirm, you wanted ‘Latte’?",
        "confirm size regular: Just to confirm, you wanted a regular cup?",
        "fail: We have no large cups left for dark coffee."),
      Scene(
        "a value is refused", "OrderCoffee", "drink = latte", "extras = []", "delivery = false",
        answers: ["true", "true", "true"], work: ["OrderCoffeeError.quantityNotEnoughBeans(quantity: 9)"],
        gives: "confirm to order: Order Coffee?", "confirm drink Latte: Just to confirm, you wanted ‘Latte’?",
        "confirm size regular: Just to confirm, you wanted a regular cup?",
        "fail: The bar does not have the beans for 9 drinks."),
      Scene(
        "an answer that is not confirmed is asked for again", "BookTable",
        answers: [
          Day.swift(4, 9), "true", "false",
          Day.swift(5, 9), "true", "true",
        ], work: [#""12""#, Day.swift(5, 9)],
        gives: "ask date: When would you like to come?", "confirm to book: Book a Table?",
        "confirm date \(Day.described(4, 9)): You would like to come on \(Day.words(4, 9))?", "ask date: Another day?",
        "confirm to book: Book a Table?",
        "confirm date \(Day.described(5, 9)): You would like to come on \(Day.words(5, 9))?",
        "say: Table 12 is yours on \(Day.words(5, 9)).", "give: 12"),
      Scene(
        "an amount and a person are told", "BuyGiftCard",
        #"amount = IntentCurrencyAmount(amount: 20, currencyCode: "EUR")"#,
        answers: [
          #"IntentPerson(identifier: .unknown, name: .displayName("Ann"), handle: nil)"#, "true",
        ],
        work: [
          #"IntentCurrencyAmount(amount: 20, currencyCode: "EUR")"#,
          #"IntentPerson(identifier: .unknown, name: .displayName("Ann"), handle: nil)"#,
        ],
        gives: "ask recipient: Who is it for?", "confirm to buy: Buy a Gift Card?",
        "say: A card worth 20 EUR is on its way to Ann."),
      Scene(
        "an outcome names the case of an enumeration", "RequestRefund", "order = order",
        "reason = .init(rawValue: \"cold\")",
        answers: ["true"],
        work: [
          #"IntentCurrencyAmount(amount: 3, currencyCode: "EUR")"#, "RequestRefundOutcome.inReview(reason: .cold)",
        ],
        gives: "confirm to request: Request a Refund?", "say: We are looking into it: It was cold.",
        "give: 3 EUR"),
      Scene(
        "without a text, nothing is said", "GetReceipt", work: [#"IntentFile(data: Data(), filename: "7.pdf")"#],
        gives: "give: 7.pdf"),
      Scene("as long as there is a gap, it is said", "GetReceipt", gives: "fail: open"),
    ],
    facts: [
      (
        "about(OrderCoffee.self)",
        "Order Coffee | Orders a drink from a coffee bar near you. | Order | OrderCoffeeIntent | discoverable | stays"
          + " | alwaysAllowed"
      ),
      (
        "about(BuyGiftCard.self)",
        "Buy a Gift Card | Buys a gift card and sends it to a friend. | Order | BuyGiftCardIntent | hidden | stays"
          + " | requiresLocalDeviceAuthentication"
      ),
      (
        "about(GetReceipt.self)",
        "Get Receipt | Loads the receipt of an order as a PDF file. | Download | GetReceiptIntent | discoverable"
          + " | stays | alwaysAllowed"
      ),
      ("CupSizeAppEnum.allCases.map(\\.rawValue)", #"["small", "default", "large"]"#),
      ("CupSizeAppEnum.allCases.map(\\.spokenText)", #"["small", "regular", "large"]"#),
      ("OrderCoffee().size.map(\\.rawValue) ?? \"none\"", "default"),
      ("OrderCoffee().quantity ?? 0", "1"),
      ("CoffeeOrderAppEntity(id: \"7\", displayString: \"Two\").id", "7"),
    ])

  static let ordersCompatible = Play(
    "Orders", .compatible, properties: menu,
    scenes: [
      Scene("nothing is asked or said", "OrderCoffee", work: ["order"], gives: "give: 2 Lattes"),
      Scene("an empty value is given where there is one", "BookTable", gives: "give: "),
      Scene("a result without a value gives none", "BuyGiftCard"),
    ])
}
