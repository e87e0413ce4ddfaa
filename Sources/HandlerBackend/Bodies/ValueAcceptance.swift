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
    guard parameter.offersChoice else { return openPlace(name) + reply.last(.success(value)) }
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

  /// What is left to the developer.
  private func openPlace(_ name: String) -> [Statement] {
    let blocks = parameter.openPlace(
      refusal: { ".unsupported(forReason: .\(SwiftIdentifier.escaped($0.code, at: .member)))" },
      confirmation: ".confirmationRequired(with: \(SwiftIdentifier.escaped(name, at: .expression)))")
    return blocks.isEmpty ? [] : [.comment(blocks)]
  }
}
