package import IntentSemantics
package import SiriKitInterface
import SwiftCode

extension HandlerBackend {
  /// The handlers of intents of the system, in the order given; intents without a handling protocol, which are donated
  /// only, have none.
  package func systemHandlers(of intents: [SystemIntentClass]) -> [SystemHandlerUnit] {
    intents.compactMap { SystemHandlerUnit($0, names: options.names, customization: nil) }
  }

  /// The handlers of the intents of the system that a program customises, in file order; classes that the framework does
  /// not have, or that are donated only, have none.
  package func systemHandlers(of program: IntentProgram) -> [SystemHandlerUnit] {
    program.systemIntents.compactMap { customization in
      SystemIntentCatalogue.intent(named: customization.className).flatMap {
        SystemHandlerUnit(
          $0, names: options.names, customization: SystemCustomization(intent: customization, program: program))
      }
    }
  }

  /// The text of a file with a handler of an intent of the system, in UTF-8.
  ///
  /// The classes of the system exist on Apple's platforms only, and not on all of them: elsewhere the file is empty.
  package func render(_ unit: SystemHandlerUnit) -> [UInt8] {
    SwiftFile(
      header: [
        ScaffoldHeader.line(unit.origin)
      ],
      condition: unit.condition, imports: [ImportDeclaration("Intents")],
      declarations: [SystemHandler(unit: unit, options: options).declaration]
    ).render(lineWidth: 120)
  }
}
