import IntentSemantics
import SwiftCode

/// The names of what a bridged structure declares beside its parameters: unlike theirs.
struct BridgeNames {
  /// The property with the legacy intent.
  let legacyIntent: String

  /// The method that throws where a response is a failure.
  let check: String

  /// The method that gives the sentence of a response.
  let dialog: String

  /// The names of a structure.
  init(of structure: IntentStructure) {
    let taken = Set(structure.intent.parameters.map(\.name))
    legacyIntent = "legacyIntent".unlike(taken)
    check = "check".unlike(taken)
    dialog = "dialog".unlike(taken)
  }

  /// The names of constants in bodies: a parameter of that name is written with `self`.
  static let locals: Set<String> = [
    "answer", "confirmation", "handler", "legacy", "question", "response", "result", "value", "values",
  ]
}

extension IntentStructure {
  /// The property of a parameter in a body, where constants and types may have its name.
  func reference(to parameter: Parameter) -> Expression {
    BridgeNames.locals.contains(parameter.name) || Self.mayBeUsedOtherwise(parameter.name)
      ? .member(.selfReference, parameter.name) : .name(parameter.name)
  }
}
