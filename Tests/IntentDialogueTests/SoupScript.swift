import IntentDialogue

extension IntentScript {
  /// An order of soup, with a text of every kind.
  static let soup = IntentScript(
    name: "OrderSoup", title: DialogueText("Order Soup", id: "title"),
    parameters: [
      Parameter(
        "soup", .object, displayName: DialogueText("Soup", id: "soup"),
        prompts: [
          Prompt(.primary, DialogueText("Which soup?", id: "ask")),
          Prompt(.confirmation, DialogueText("${soup}, really?", id: "sure")),
          Prompt(.disambiguationIntroduction, DialogueText("There are ${count} like ‘${soup}’.", id: "many")),
          Prompt(.disambiguationSelection, DialogueText("Which one of them?", id: "one")),
        ],
        reasons: [
          UnsupportedReason("soldOut", DialogueText("${soup} is sold out.", id: "out")),
          UnsupportedReason("tooHot"),
        ])
    ],
    summaries: [
      Summary([], DialogueText("Order a soup")), Summary(["soup"], DialogueText("Order ${soup}", id: "order")),
    ],
    codes: [
      ResponseCode(
        "success", isSuccess: true, spoken: DialogueText("Ready in ${minutes}.", id: "ready"),
        printed: DialogueText("${minutes}")),
      ResponseCode("later", isSuccess: true, printed: DialogueText("Later")),
      ResponseCode("closed", spoken: DialogueText("The kitchen is closed.", id: "shut")),
    ])

  /// The same order with one parameter, of toppings, that takes several values.
  static let toppings = IntentScript(
    name: "AddToppings", title: DialogueText("Add Toppings"),
    parameters: [
      Parameter("toppings", .text, isArray: true, prompts: [Prompt(.primary, DialogueText("Which toppings?"))])
    ])

  /// The same script with the question whether the intent is to be handled.
  var asking: IntentScript {
    IntentScript(
      name: name, title: title, requiresConfirmation: true, parameters: parameters, summaries: summaries,
      codes: codes)
  }
}
