import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The end of a body that resolves a value: what only the app can decide, and the acceptance.
struct ValueAcceptance {
  /// The parameter.
  let parameter: Parameter

  /// The statements for a value of the given name.
  func statements(_ name: String, _ reply: Reply) -> [Statement] {
    let value = Expression.name(name)
    guard offersChoice else { return openPlace(name) + reply.last(.success(value)) }
    let matches = Expression.name("matches")
    return openPlace(name) + [
      .constant("matches", .array([value])),
      .switch(
        .member(matches, "count"),
        [
          SwitchCase(.value(.integer(0)), reply.last(.resolution("unsupported"))),
          SwitchCase(.value(.integer(1)), reply.last(.success(.element(matches, .integer(0))))),
          SwitchCase(
            .default,
            reply.last(.call(.implicitMember("disambiguation"), [Argument("with", matches)]))),
        ]),
    ]
  }

  /// Whether the definition has words for a choice among several values.
  private var offersChoice: Bool {
    parameter.type.canBeDisambiguated
      && (parameter.customizesDisambiguation
        || parameter.prompts.contains { $0.type.hasPrefix("Disambiguation") })
  }

  /// What is left to the developer; nothing where the definition says all there is to check.
  private func openPlace(_ name: String) -> [Statement] {
    var items: [String] = parameter.unsupportedReasons.filter { !$0.isBuiltIn }.map { reason in
      "`.unsupported(forReason: .\(SwiftIdentifier.escaped(reason.code, at: .member)))`"
        + (reason.text.map { ": \($0.quoted)" } ?? "")
    }
    let confirmation = parameter.prompts.first { $0.type == "Confirmation" }
    if let confirmation {
      items.append(
        "`.confirmationRequired(with: \(SwiftIdentifier.escaped(name, at: .expression)))`"
          + (confirmation.text.map { ": \($0.quoted)" } ?? ""))
    }
    let sentence: String
    if offersChoice {
      sentence = "TODO: Find the values that may be meant. If there are several, the user chooses one."
    } else if !items.isEmpty {
      sentence = "TODO: Check the value."
    } else if case .object = parameter.type {
      sentence = "TODO: Check that the value still exists."
    } else {
      return []
    }
    guard !items.isEmpty else { return [.comment([.paragraph(sentence)])] }
    return [
      .comment([.paragraph(sentence + " Other answers are:")] + items.map { .item($0) })
    ]
  }
}
