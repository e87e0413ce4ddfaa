package import IntentSemantics
import ObjectiveCCode
package import SiriKitInterface

/// Makes handlers of custom intents in Objective-C, and the class that gives intents to them.
package struct ObjectiveCHandlerBackend: Sendable {
  /// How handlers are called.
  private let names: HandlerNamePattern

  /// The class that gives intents to handlers.
  package static let dispatcherName = IntentDispatcher.name

  /// A back end whose handlers have names of a pattern.
  package init(names: HandlerNamePattern) {
    self.names = names
  }

  /// The name of the handler of an intent.
  package func handlerName(of intent: Intent) -> String {
    names.name(className: intent.className, intentName: intent.name)
  }

  /// The intents that a handler has anything to answer about.
  package func handledIntents(of program: IntentProgram) -> [Intent] { program.intents.filter(\.needsHandler) }

  /// One of the files of a handler, in UTF-8.
  package func render(
    handlerOf intent: Intent, _ kind: ObjectiveCBackend.FileKind, in program: IntentProgram
  ) -> [UInt8] {
    let handler = CustomHandler(intent: intent, program: HandledProgram(program), name: handlerName(of: intent))
    return file(
      kind, named: handler.name, of: [program],
      imports: [.file(ObjectiveCBackend.fileName(of: intent.className, .header))],
      kind == .header ? handler.interface : handler.implementation)
  }

  /// One of the files of the class that gives intents to handlers, in UTF-8.
  package func renderDispatcher(
    _ kind: ObjectiveCBackend.FileKind, over programs: [IntentProgram], isExtension: Bool
  ) -> [UInt8] {
    let intents = programs.flatMap(handledIntents)
    let dispatcher = IntentDispatcher(
      handlers: intents.map { ($0.className, handlerName(of: $0)) }, isExtension: isExtension)
    return file(
      kind, named: IntentDispatcher.name, of: programs,
      imports: kind == .header
        ? [] : intents.map { .file(ObjectiveCBackend.fileName(of: handlerName(of: $0), .header)) },
      kind == .header ? dispatcher.interface : dispatcher.implementation)
  }

  private func file(
    _ kind: ObjectiveCBackend.FileKind, named name: String, of programs: [IntentProgram],
    imports: [ObjectiveCFile.Import], _ declaration: ObjectiveCDeclaration
  ) -> [UInt8] {
    let own = ObjectiveCFile.Import.file(ObjectiveCBackend.fileName(of: name, .header))
    let isHandler = name != IntentDispatcher.name
    return ObjectiveCFile(
      header: [ScaffoldHeader(programs).text],
      imports: kind == .header
        ? [.framework("Intents/Intents.h")] + imports : [own] + (isHandler ? [] : imports),
      assumesNonnull: true, declarations: [declaration]
    ).render()
  }
}
