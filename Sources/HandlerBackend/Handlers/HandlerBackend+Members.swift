package import IntentSemantics
package import SiriKitInterface
package import SwiftCode

/// Single members, for handlers that are there already.
extension HandlerBackend {
  /// The names of the methods of the protocol that a new handler has, without labels.
  package func methodNames(of unit: HandlerUnit, in program: IntentProgram) -> Set<String> {
    Set(handler(unit, in: program).methods.map(\.name))
  }

  /// The names of the methods of the protocol that a new handler has, without labels.
  package func methodNames(of unit: SystemHandlerUnit) -> Set<String> {
    Set(SystemHandler(unit: unit, options: options).methods.compactMap(\.methodName))
  }

  /// Some methods of a handler, as a new one has them.
  ///
  /// - Parameters:
  ///   - names: The names of the methods, without labels.
  ///   - unit: The handler.
  ///   - program: The program that the handler is from.
  ///   - outcomeName: What the enumeration of outcomes is called, which comes along with the method that handles the
  ///     intent; nil where the handler has all that this method needs.
  /// - Returns: The members in the order of a new handler.
  package func members(
    _ names: Set<String>, of unit: HandlerUnit, in program: IntentProgram, outcomeName: String?
  ) -> [Declaration] {
    var handler = handler(unit, in: program)
    handler.outcomeName = outcomeName
    return handler.orderedMethods.filter { names.contains($0.name) }.flatMap { method in
      [handler.declaration(of: method)]
        + (method.role == .handle && outcomeName != nil ? handler.workDeclarations : [])
    }
  }

  /// Some methods of a handler of an intent of the system, as a new one has them, in its order.
  package func members(_ names: Set<String>, of unit: SystemHandlerUnit) -> [Declaration] {
    SystemHandler(unit: unit, options: options).methods.filter { declaration in
      declaration.methodName.map(names.contains) ?? false
    }
  }

  /// The cases of the enumeration of outcomes that a handler has.
  package func outcomeCases(of unit: HandlerUnit, in program: IntentProgram) -> [OutcomeCase] {
    handler(unit, in: program).outcome.cases
  }

  /// The method that handles an intent; nil for an intent that is never handled.
  package func handlingMethod(of unit: HandlerUnit, in program: IntentProgram) -> Declaration? {
    let handler = handler(unit, in: program)
    return handler.methods.first { $0.role == .handle }.map(handler.declaration)
  }

  /// The cases of the `switch` in that method that turn outcomes with codes of the given names into responses.
  package func responseCases(
    of unit: HandlerUnit, in program: IntentProgram, codeNames: Set<String>
  ) -> [SwitchCase] {
    handler(unit, in: program).outcome.responses(
      options.style == .completion ? .completing() : .returning, named: codeNames)
  }

  /// What the enumeration of outcomes is called in a new handler.
  package func outcomeName(in program: IntentProgram) -> String {
    HandledProgram(program).freeTypeName("Outcome")
  }

  private func handler(_ unit: HandlerUnit, in program: IntentProgram) -> CustomHandler {
    CustomHandler(intent: program.intents[unit.index], program: HandledProgram(program), options: options)
  }
}

extension Declaration {
  /// The name of a method, whatever it is compiled under; nil for anything else.
  var methodName: String? {
    switch self {
    case .function(let function): function.name
    case .conditional(_, let declaration): declaration.methodName
    default: nil
    }
  }
}
