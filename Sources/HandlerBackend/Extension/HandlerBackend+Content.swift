package import IntentSemantics
package import SiriKitInterface

extension HandlerBackend {
  /// The intents that an app handles.
  ///
  /// - Parameters:
  ///   - programs: The definitions, with all their custom intents.
  ///   - system: The handlers of intents of the system.
  ///   - handlerNames: The classes that handle intents and are not called as the options would have it, by the class of
  ///     their intent.
  /// - Returns: The custom intents in the order of the definitions, and those of the system in the order given.
  package func extensionContent(
    of programs: [IntentProgram], system: [SystemHandlerUnit], handlerNames: [String: String] = [:]
  ) -> ExtensionContent {
    let named = programs.filter { !$0.intents.isEmpty }
    return ExtensionContent(
      custom: programs.flatMap { program in
        program.intents.map { intent in
          ExtensionContent.Custom(
            intent: intent, tableName: program.tableName,
            handlerName: handlerNames[intent.className]
              ?? options.names.name(className: intent.className, intentName: intent.name))
        }
      },
      system: system.map { unit in handlerNames[unit.intent.className].map(unit.renamed) ?? unit },
      header: ScaffoldHeader(named))
  }
}
