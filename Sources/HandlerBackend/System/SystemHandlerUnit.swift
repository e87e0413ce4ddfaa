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
  var origin: String {
    customization.map { "from \($0.definitionName) for \(intent.className)" } ?? "for \(intent.className)"
  }

  /// The name of the handler's file.
  ///
  /// For example: `SendMessageIntentHandler.swift`
  package var fileName: String { name + ".swift" }

  /// The condition for compiling the handler: the framework, and a platform that has the intent.
  ///
  /// For example: `canImport(Intents) && !os(macOS) && !os(tvOS)`
  package var condition: String {
    (["canImport(Intents)"] + missingPlatforms).joined(separator: " && ")
  }

  /// The condition for naming the handler in a file that is compiled where there is the framework; nil for none.
  ///
  /// For example: `!os(macOS) && !os(tvOS)`
  var platformCondition: String? {
    missingPlatforms.isEmpty ? nil : missingPlatforms.joined(separator: " && ")
  }

  private var missingPlatforms: [String] {
    SystemPlatform.allCases.filter { platform in
      !intent.handlerAvailability.contains { $0.platform == platform }
    }.map { "!os(\($0.rawValue))" }
  }

  /// The same handler under another name.
  func renamed(_ name: String) -> SystemHandlerUnit {
    SystemHandlerUnit(intent: intent, name: name, protocolName: protocolName, customization: customization)
  }
}
