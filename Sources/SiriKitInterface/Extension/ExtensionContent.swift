package import IntentSemantics

/// The intents of an app, each with the class that handles it: what is written around the handlers is made of them.
package struct ExtensionContent: Sendable, Equatable {
  /// A custom intent.
  package struct Custom: Sendable, Equatable {
    /// The intent.
    package let intent: Intent

    /// The tables that hold the translations of its texts.
    ///
    /// For example: `Orders`
    package let tableName: String

    /// The class that handles it.
    ///
    /// For example: `OrderSoupIntentHandler`
    package let handlerName: String

    /// An intent of the given parts.
    package init(intent: Intent, tableName: String, handlerName: String) {
      self.intent = intent
      self.tableName = tableName
      self.handlerName = handlerName
    }
  }

  /// The custom intents, those included that no handler has anything to answer about.
  package let custom: [Custom]

  /// The handlers of intents of the system.
  package let system: [SystemHandlerUnit]

  /// The first line of the files.
  package let header: ScaffoldHeader

  /// The content of the given parts.
  package init(custom: [Custom], system: [SystemHandlerUnit], header: ScaffoldHeader) {
    self.custom = custom
    self.system = system
    self.header = header
  }

  /// The custom intents that are handled.
  package var handledCustom: [Custom] { custom.filter(\.intent.needsHandler) }

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
