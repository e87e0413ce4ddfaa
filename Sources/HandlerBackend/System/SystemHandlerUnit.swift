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

  /// The name of the handler's file.
  ///
  /// For example: `SendMessageIntentHandler.swift`
  package var fileName: String { name + ".swift" }

  /// The condition for compiling the handler: the framework, and a platform that has the intent.
  ///
  /// For example: `canImport(Intents) && !os(macOS) && !os(tvOS)`
  package var condition: String {
    let missing = SystemPlatform.allCases.filter { platform in
      !intent.handlerAvailability.contains { $0.platform == platform }
    }
    return (["canImport(Intents)"] + missing.map { "!os(\($0.rawValue))" }).joined(separator: " && ")
  }
}
