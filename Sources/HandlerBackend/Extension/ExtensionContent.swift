package import IntentSemantics
package import SiriKitInterface

/// The intents of an app, each with the class that handles it: what is written around the handlers is made of them.
package struct ExtensionContent: Sendable, Equatable {
  /// A custom intent.
  struct Custom: Sendable, Equatable {
    /// The intent.
    let intent: Intent

    /// The tables that hold the translations of its texts.
    ///
    /// For example: `Orders`
    let tableName: String

    /// The class that handles it.
    ///
    /// For example: `OrderSoupIntentHandler`
    let handlerName: String
  }

  /// The custom intents, those included that no handler has anything to answer about.
  let custom: [Custom]

  /// The handlers of intents of the system.
  let system: [SystemHandlerUnit]

  /// The first line of the files.
  let header: ScaffoldHeader

  /// The custom intents that are handled.
  var handledCustom: [Custom] { custom.filter(\.intent.needsHandler) }

  /// The classes that handle the intents.
  package var handlerNames: [String] { handledCustom.map(\.handlerName) + system.map(\.name) }

  /// The classes of the intents of the system.
  package var systemClassNames: [String] { system.map(\.intent.className) }

  /// Whether there is nothing to handle.
  package var isEmpty: Bool { handledCustom.isEmpty && system.isEmpty }

  /// Whether one of the custom intents is shown for a confirmation.
  package var hasConfirmations: Bool { custom.contains(where: \.intent.asksForConfirmation) }

  /// Whether the system may suggest one of the intents.
  package var hasSuggestions: Bool { hasCustomSuggestions || !system.isEmpty }

  /// Whether the system may suggest one of the custom intents.
  package var hasCustomSuggestions: Bool { custom.contains(where: \.intent.isEligibleForSuggestions) }
}

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
