package import IntentSemantics
import SwiftCode

extension HandlerBackend {
  /// The handlers of intents of the system, in the order given; intents without a handling protocol, which are donated
  /// only, have none.
  package func systemHandlers(of intents: [SystemIntentClass]) -> [SystemHandlerUnit] {
    intents.compactMap { intent in
      intent.handlingProtocol.map { protocolName in
        SystemHandlerUnit(
          intent: intent,
          name: options.names.name(className: intent.taskName + "Intent", intentName: intent.taskName),
          protocolName: protocolName)
      }
    }
  }

  /// The text of a file with a handler of an intent of the system, in UTF-8.
  ///
  /// The classes of the system exist on Apple's platforms only, and not on all of them: elsewhere the file is empty.
  package func render(_ unit: SystemHandlerUnit) -> [UInt8] {
    SwiftFile(
      header: [
        "Scaffolded by intentc for \(unit.intent.className). The file is yours: it is never overwritten."
      ],
      condition: unit.condition, imports: [ImportDeclaration("Intents")],
      declarations: [SystemHandler(unit: unit, options: options).declaration]
    ).render(lineWidth: 120)
  }
}
