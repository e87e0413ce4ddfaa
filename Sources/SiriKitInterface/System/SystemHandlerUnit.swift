package import IntentSemantics

/// A handler of an intent of the system.
package struct SystemHandlerUnit: Sendable, Equatable {
  /// The intent.
  package let intent: SystemIntentClass

  /// The name of the handler.
  ///
  /// For example: `SendMessageIntentHandler`
  package let name: String

  /// The handling protocol.
  ///
  /// For example: `INSendMessageIntentHandling`
  package let protocolName: String

  /// What a definition says of the intent; nil where none customises it.
  package let customization: SystemCustomization?

  /// Where the handler comes from, as the rest of a sentence.
  package var origin: String {
    customization.map { "from \($0.definitionName) for \(intent.className)" } ?? "for \(intent.className)"
  }

  /// The name of the handler's file.
  ///
  /// For example: `SendMessageIntentHandler.swift`
  package var fileName: String { name + ".swift" }

  /// The platforms that have no handler of the intent.
  package var missingPlatforms: [SystemPlatform] {
    SystemPlatform.allCases.filter { platform in
      !intent.handlerAvailability.contains { $0.platform == platform }
    }
  }

  /// A handler of an intent of the system; nil for one that is donated only.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - names: How handlers are called.
  ///   - customization: What a definition says of the intent.
  package init?(_ intent: SystemIntentClass, names: HandlerNamePattern, customization: SystemCustomization?) {
    guard let protocolName = intent.handlingProtocol else { return nil }
    self.init(
      intent: intent, name: names.name(className: intent.taskName + "Intent", intentName: intent.taskName),
      protocolName: protocolName, customization: customization)
  }

  private init(intent: SystemIntentClass, name: String, protocolName: String, customization: SystemCustomization?) {
    self.intent = intent
    self.name = name
    self.protocolName = protocolName
    self.customization = customization
  }

  /// The same handler under another name.
  package func renamed(_ name: String) -> SystemHandlerUnit {
    SystemHandlerUnit(intent: intent, name: name, protocolName: protocolName, customization: customization)
  }
}
