extension Scene {
  /// A scene with an order that is complete but for what is set up.
  private static func order(
    _ name: String, _ setUp: String..., answers: [String] = [], work: [(String, String)] = [], gives expected: String...
  ) -> Scene {
    Scene(
      name, intent: "OrderCoffee",
      setUp: ["drink = latteEntity", "size = .large", "quantity = 2"] + setUp, answers: answers,
      work: work.map { #"("\#($0.0)", \#($0.1) as Any)"# }, expected: expected)
  }

  private static let asked = "confirm to order: Order Coffee?"
  private static let done = [
    "say: Your order of 2 Lattes is placed and paid. / Order 7: 2 Lattes", "give: 2 Lattes",
  ]

  private static func drink(_ factory: String) -> String { "CoffeeDrinkResolutionResult.\(factory)" }
  private static func extras(_ factories: String...) -> String {
    "[\(factories.map { "OrderCoffeeExtrasResolutionResult.\($0)" }.joined(separator: ", "))]"
  }

  /// What a handler says about one value.
  static let valuesOfHandlers: [Scene] = [
    order(
      "a value is accepted", answers: ["true"], gives: asked, done[0], done[1],
      "handler: handle Latte unknown, large, 2, [], none"),
    order(
      "another value is accepted, and the object itself goes on to the handler", answers: ["true"],
      work: [("drink", drink("success(with: darkLatte())"))], gives: asked, done[0], done[1],
      "handler: handle Dark Latte dark, large, 2, [], none"),
    order(
      "a value is not needed", answers: ["true"], work: [("drink", drink("notRequired()"))], gives: asked, done[0],
      done[1], "handler: handle none, large, 2, [], none"),
    order(
      "a choice that is not needed is the one for none", answers: ["true"],
      work: [("size", "CupSizeResolutionResult.notRequired()")], gives: asked, done[0], done[1],
      "handler: handle Latte unknown, unknown, 2, [], none"),
    order(
      "no choice is accepted", "size = nil", answers: ["true"], gives: asked, done[0], done[1],
      "handler: handle Latte unknown, unknown, 2, [], none"),
    order(
      "a value that depends on another one is not asked about without that", "delivery = false", answers: ["true"],
      work: [("address", "INPlacemarkResolutionResult.unsupported()")], gives: asked, done[0], done[1],
      "handler: handle Latte unknown, large, 2, [], none", #"the handler was not asked for ["address"]"#),
    order(
      "a value that depends on another one is asked about with that", "delivery = true",
      work: [("address", "INPlacemarkResolutionResult.unsupported()")], gives: "fail: This value can’t be used."),
    order(
      "a value is needed", "drink = nil", answers: ["latteEntity", "true"],
      gives: "ask drink: What would you like to drink?", asked, done[0], done[1],
      "handler: handle Latte unknown, large, 2, [], none"),
    order(
      "a choice is offered", answers: ["darkEntity", "true"],
      work: [("drink", drink("disambiguation(with: [latte(), darkLatte()])"))],
      gives: #"choose drink among ["Latte", "Dark Latte"]: There are 2 drinks called ‘Latte’."#, asked, done[0],
      done[1],
      "handler: handle Dark Latte unknown, large, 2, [], none"),
    order(
      "a choice of nothing is a question", answers: ["darkEntity", "true"],
      work: [("drink", drink("disambiguation(with: [])"))], gives: "ask drink: What would you like to drink?", asked,
      done[0], done[1], "handler: handle Dark Latte unknown, large, 2, [], none"),
    order(
      "a value is to be confirmed, and is", answers: ["true", "true"],
      work: [("drink", drink("confirmationRequired(with: darkLatte())"))],
      gives: "confirm drink Dark Latte: Just to confirm, you wanted ‘Dark Latte’?", asked, done[0], done[1],
      "handler: handle Dark Latte dark, large, 2, [], none"),
    order(
      "a value is to be confirmed, and is not", answers: ["false", "latteEntity", "true"],
      work: [("drink", drink("confirmationRequired(with: darkLatte())"))],
      gives: "confirm drink Dark Latte: Just to confirm, you wanted ‘Dark Latte’?",
      "ask drink: What would you like to drink?", asked, done[0], done[1],
      "handler: handle Latte unknown, large, 2, [], none"),
    order(
      "the value that is there is to be confirmed", answers: ["true", "true"],
      work: [("drink", drink("confirmationRequired(with: nil)"))],
      gives: "confirm drink Latte: Just to confirm, you wanted ‘Latte’?", asked, done[0], done[1],
      "handler: handle Latte unknown, large, 2, [], none"),
    order(
      "nothing can be confirmed", "drink = nil", answers: ["latteEntity", "true"],
      work: [("drink", drink("confirmationRequired(with: nil)"))], gives: "ask drink: What would you like to drink?",
      asked, done[0], done[1], "handler: handle Latte unknown, large, 2, [], none"),
    order(
      "a choice is to be confirmed", answers: ["true", "true"],
      work: [("size", "CupSizeResolutionResult.confirmationRequired(with: .small)")],
      gives: "confirm size small: Just to confirm, you wanted a small cup?", asked, done[0], done[1],
      "handler: handle Latte unknown, small, 2, [], none"),
    order(
      "a number is to be confirmed", answers: ["true", "true"],
      work: [("quantity", "OrderCoffeeQuantityResolutionResult.__confirmationRequiredWithValue(toConfirm: 3)")],
      gives: "confirm quantity 3", asked, done[0], done[1], "handler: handle Latte unknown, large, 3, [], none"),
    order(
      "a value is refused", work: [("drink", drink("unsupported()"))], gives: "fail: This value can’t be used."),
    order(
      "a value is refused for a reason", "quantity = 9",
      work: [("quantity", "OrderCoffeeQuantityResolutionResult.unsupported(forReason: .notEnoughBeans)")],
      gives: "fail: The bar does not have the beans for 9 drinks."),
    order(
      "a value is out of bounds",
      work: [("quantity", "OrderCoffeeQuantityResolutionResult.unsupported(forReason: .greaterThanMaximumValue)")],
      gives: "fail: 12 drinks are the most we can make at once."),
    order(
      "a reason is unknown", work: [("quantity", "OrderCoffeeQuantityResolutionResult.__unsupported(withReason: 99)")],
      gives: "fail: This value can’t be used."),
    order(
      "a result says nothing", work: [("drink", "CoffeeDrinkResolutionResult(.needsValue)")],
      gives: "fail: This value can’t be used."),
    order(
      "a handler that is at work already has the usual question asked", answers: ["true"],
      work: [("confirm", "OrderCoffeeIntentResponse(code: .inProgress, userActivity: nil)")], gives: asked, done[0],
      done[1], "handler: handle Latte unknown, large, 2, [], none"),
    Scene(
      "a handler is never content", intent: "OrderCoffee", setUp: ["drink = latteEntity"],
      answers: Array(repeating: "latteEntity", count: 10),
      work: Array(repeating: #"("drink", CoffeeDrinkResolutionResult.needsValue() as Any)"#, count: 10),
      expected: Array(repeating: "ask drink: What would you like to drink?", count: 10)
        + ["fail: This value can’t be used."]),
    order(
      "a person does not answer", "drink = nil", answers: ["Cancelled()"],
      gives: "ask drink: What would you like to drink?", "fail: Cancelled()"),
  ]

  /// What a handler passes on to the app.
  static let continuedByApps: [Scene] = ["continueInApp", "failureRequiringAppLaunch"].flatMap { code in
    [
      order(
        "there is nothing to go on with after 'confirm' says \(code)",
        work: [("confirm", "OrderCoffeeIntentResponse(code: .\(code), userActivity: nil)")],
        gives: "fail: Your order could not be placed."),
      order(
        "the person is asked whether the app goes on after 'handle' says \(code)", answers: ["true", "Cancelled()"],
        work: [("handle", "OrderCoffeeIntentResponse(code: .\(code), userActivity: nil)")], gives: asked,
        "continue in app", "handler: handle Latte unknown, large, 2, [], none"),
      order(
        "the app goes on with what the handler has left after 'handle' says \(code)", answers: ["true", "true"],
        work: [
          (
            "handle",
            "OrderCoffeeIntentResponse(code: .\(code), userActivity: NSUserActivity(activityType: \"order\"))"
          )
        ],
        gives: asked, "continue in app", "end in app", "handler: handle Latte unknown, large, 2, [], none",
        "app: order, OrderCoffeeIntent"),
    ]
  }

  /// What a handler says about the values of a list.
  static let listsOfHandlers: [Scene] = [
    order(
      "every value of a list is accepted", #"extras = ["foam", "ice"]"#, answers: ["true"],
      work: [("extras", extras(#"success(with: "foam")"#, #"success(with: "crushed ice")"#))], gives: asked, done[0],
      done[1], #"handler: handle Latte unknown, large, 2, ["foam", "crushed ice"], none"#),
    order(
      "a value of a list is left out", #"extras = ["foam", "ice"]"#, answers: ["true"],
      work: [("extras", extras("notRequired()", #"success(with: "ice")"#))], gives: asked, done[0], done[1],
      #"handler: handle Latte unknown, large, 2, ["ice"], none"#),
    order(
      "one answer leaves out a whole list", #"extras = ["foam", "ice"]"#, answers: ["true"],
      work: [("extras", extras("notRequired()"))], gives: asked, done[0], done[1],
      "handler: handle Latte unknown, large, 2, [], none"),
    order(
      "one value is no answer about a longer list", #"extras = ["foam", "ice"]"#,
      work: [("extras", extras(#"success(with: "foam")"#))], gives: "fail: This value can’t be used."),
    order(
      "one of a list is chosen", #"extras = ["milk", "ice"]"#, answers: [#""oat milk""#, "true"],
      work: [("extras", extras(#"disambiguation(with: ["milk", "oat milk"])"#, #"success(with: "ice")"#))],
      gives: #"choose extras among ["milk", "oat milk"]"#, asked, done[0], done[1],
      #"handler: handle Latte unknown, large, 2, ["oat milk", "ice"], none"#),
    order(
      "one of a list is confirmed", #"extras = ["foam"]"#, answers: ["true", "true"],
      work: [("extras", extras(#"confirmationRequired(with: "more foam")"#))], gives: "confirm extras more foam", asked,
      done[0], done[1], #"handler: handle Latte unknown, large, 2, ["more foam"], none"#),
    order(
      "one of a list is not confirmed", #"extras = ["foam", "ice"]"#, answers: ["false", "true"],
      work: [("extras", extras(#"confirmationRequired(with: "foam")"#, #"success(with: "ice")"#))],
      gives: "confirm extras foam", asked, done[0], done[1], #"handler: handle Latte unknown, large, 2, ["ice"], none"#
    ),
    order(
      "a list is asked for", answers: [#"["cinnamon"]"#, "true"], work: [("extras", extras("needsValue()"))],
      gives: "ask extras: Any extras?", asked, done[0], done[1],
      #"handler: handle Latte unknown, large, 2, ["cinnamon"], none"#),
    order(
      "one of a list is refused", #"extras = ["foam"]"#,
      work: [("extras", extras("unsupported(forReason: .soldOut)"))], gives: "fail: Extras: this one is sold out."),
    order(
      "one of a list is refused for no reason", #"extras = ["foam"]"#, work: [("extras", extras("unsupported()"))],
      gives: "fail: This value can’t be used."),
    order(
      "a reason against one of a list is unknown", #"extras = ["foam"]"#,
      work: [("extras", extras("__unsupported(withReason: 99)"))], gives: "fail: This value can’t be used."),
    order(
      "a choice of nothing in a list is a question", #"extras = ["milk"]"#, answers: [#"["oat milk"]"#, "true"],
      work: [("extras", extras("disambiguation(with: [])"))], gives: "ask extras: Any extras?", asked, done[0], done[1],
      #"handler: handle Latte unknown, large, 2, ["oat milk"], none"#),
    order(
      "nothing of a list can be confirmed", #"extras = ["milk"]"#, answers: [#"["oat milk"]"#, "true"],
      work: [("extras", extras("confirmationRequired(with: nil)"))], gives: "ask extras: Any extras?", asked, done[0],
      done[1], #"handler: handle Latte unknown, large, 2, ["oat milk"], none"#),
    order(
      "a result about one of a list says nothing", #"extras = ["milk"]"#,
      work: [("extras", "[OrderCoffeeExtrasResolutionResult(.needsValue)]")], gives: "fail: This value can’t be used."),
    Scene(
      "a handler is never content with a list", intent: "OrderCoffee",
      setUp: ["drink = latteEntity", #"extras = ["milk"]"#], answers: Array(repeating: #""milk""#, count: 10),
      work: Array(
        repeating:
          #"("extras", [OrderCoffeeExtrasResolutionResult.disambiguation(with: ["milk", "oat milk"])] as Any)"#,
        count: 10),
      expected: Array(repeating: #"choose extras among ["milk", "oat milk"]"#, count: 10)
        + ["fail: This value can’t be used."]),
    order(
      "a person does not answer about a list", #"extras = ["milk"]"#, answers: ["Cancelled()"],
      work: [("extras", extras(#"disambiguation(with: ["milk", "oat milk"])"#))],
      gives: #"choose extras among ["milk", "oat milk"]"#, "fail: Cancelled()"),
    order(
      "one of a list has no result", #"extras = ["foam", "ice"]"#,
      work: [("extras", extras(#"success(with: "foam")"#))],
      gives: "fail: This value can’t be used."),
  ]

  /// What a handler says about the whole.
  static let responsesOfHandlers: [Scene] = [
    order(
      "the handler agrees with a sentence", answers: ["true"], work: [("confirm", "ordered(.successLater)")],
      gives: "confirm to order: Your order is number 7. It will be ready in 1500.0 s. / Ready at ", done[0],
      done[1], "handler: handle Latte unknown, large, 2, [], none"),
    order(
      "the handler does not agree", work: [("confirm", "ordered(.failureBarClosed)")], gives: "fail: The bar is closed"),
    order(
      "a person does not agree", answers: ["false"], gives: asked, "fail: CancellationError()"),
    order(
      "another success has its own sentence", answers: ["true"], work: [("handle", "ordered(.successLater)")],
      gives: asked, "say: Your order is number 7. It will be ready in 1500.0 s. / Ready at ", done[1],
      "handler: handle Latte unknown, large, 2, [], none"),
    order(
      "the work goes on", answers: ["true"], work: [("handle", "ordered(.inProgress)")], gives: asked,
      "say: Under way.",
      done[1], "handler: handle Latte unknown, large, 2, [], none"),
    order(
      "a success has no result", answers: ["true"],
      work: [("handle", "OrderCoffeeIntentResponse(code: .success, userActivity: nil)")], gives: asked,
      "fail: The action has no result.", "handler: handle Latte unknown, large, 2, [], none"),
    order(
      "a failure tells what the response knows", answers: ["true"], work: [("handle", "ordered(.failureNoCupSize)")],
      gives: asked, "fail: We have no large cups left for Dark coffee.",
      "handler: handle Latte unknown, large, 2, [], none"),
    order(
      "a failure of no kind", answers: ["true"], work: [("handle", "ordered(.failure)")], gives: asked,
      "fail: Your order could not be placed.", "handler: handle Latte unknown, large, 2, [], none"),
    order(
      "no answer", answers: ["true"], work: [("handle", "ordered(.unspecified)")], gives: asked,
      "fail: Your order could not be placed.", "handler: handle Latte unknown, large, 2, [], none"),
    order(
      "an answer for another question", answers: ["true"], work: [("handle", "ordered(.ready)")], gives: asked,
      "fail: Your order could not be placed.", "handler: handle Latte unknown, large, 2, [], none"),
    order(
      "the app would go on", answers: ["true"], work: [("handle", "ordered(.continueInApp)")], gives: asked,
      "fail: Your order could not be placed.", "handler: handle Latte unknown, large, 2, [], none"),
    Scene(
      "an action has no handler", intent: "GetReceipt", setUp: [], answers: [], work: [],
      expected: ["fail: This action isn’t available."]),
  ]
}
