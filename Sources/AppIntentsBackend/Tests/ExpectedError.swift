import IntentSemantics
import SwiftCode

/// An error that a test expects of an action.
///
/// For example: `OrderCoffeeError.failureSoldOut(drink: "Drink")`
struct ExpectedError {
  /// The errors of the action.
  let errors: IntentErrors

  /// The names of the module's types.
  let names: TestedNames

  private var structure: IntentStructure { errors.structure }
  private var type: Expression { .name(structure.migrated.errorName) }

  /// What `#expect(throws:)` takes: the error with the values that the examples have, or its type where those are not
  /// known.
  func expression(_ error: IntentErrors.Failure) -> Expression {
    var arguments: [Argument] = []
    for item in errors.arguments(of: error).items {
      guard let value = spoken(item.source) else { return .metatype(.named(structure.migrated.errorName)) }
      arguments.append(Argument(item.name, value))
    }
    return made(error, of: .member(type, error.name), arguments)
  }

  /// An error with some value in each place.
  ///
  /// For example: `.failureSoldOut(drink: "Drink")`
  func sample(_ error: IntentErrors.Failure) -> Expression {
    made(
      error, of: .implicitMember(error.name),
      errors.arguments(of: error).items.map { item in
        switch item.source.type.kind {
        case .integer where !item.source.type.isArray: Argument(item.name, .integer(1))
        case .decimal where !item.source.type.isArray: Argument(item.name, .real(1))
        default: Argument(item.name, .string(item.name.asTitle))
        }
      })
  }

  private func made(_ error: IntentErrors.Failure, of name: Expression, _ arguments: [Argument]) -> Expression {
    arguments.isEmpty ? name : .call(name, arguments)
  }

  private func spoken(_ source: TokenSource) -> Expression? {
    switch source.owner {
    case .parameter:
      structure.parameter(named: source.name).flatMap {
        ExampleValue(structure.property(of: $0), names).spoken(source.path)
      }
    case .response:
      structure.intent.response.parameters.first { $0.name == source.name }.flatMap {
        ExampleValue($0, of: structure, names).spoken(source.path)
      }
    case .nothing:
      .string("")
    }
  }
}
