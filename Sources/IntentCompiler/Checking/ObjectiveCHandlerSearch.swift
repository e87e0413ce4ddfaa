internal import HandlerSources
internal import IntentRules
internal import IntentSemantics
internal import ObjectiveCSourceReader
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds the classes in Objective-C that handle intents, for rules about projects.
struct ObjectiveCHandlerSearch: Sendable {
  private let types: ObjectiveCHandlerTypes

  /// A search in the files that somebody wrote.
  ///
  /// - Parameters:
  ///   - sources: The files in Objective-C.
  ///   - swiftTypes: The types of the Swift files, which may extend the classes.
  init(_ sources: [SourceFile], swiftTypes: SwiftSourceIndex) {
    let written = sources.filter { !$0.isGeneratedCode }
    // Which files hold tests is up to the project.
    types = ObjectiveCHandlerTypes(
      ObjectiveCSourceIndex(Parallel.map(written) { ObjectiveCSource(reading: $0) }), swiftTypes: swiftTypes,
      isTest: { _ in false })
  }

  /// The handlers of the intents of definitions and of those of the system, by the class of the intent.
  func handlers(for definitions: [CheckedDefinition]) -> [String: [ObjectiveCIntentHandler]] {
    guard !types.index.classNames.isEmpty else { return [:] }
    var handlers: [String: [ObjectiveCIntentHandler]] = [:]
    for (intent, classNames) in CheckedDefinition.customIntents(of: definitions) {
      for name in classNames where types.isAdopted(name + "Handling") {
        handlers[name] = types.handlers(
          of: ObjectiveCHandledIntent(intent, className: name), inSwift: HandledIntent(intent, classNames: [name]))
      }
    }
    // Methods are written and read to be compared, which is not worth it where no class adopts the protocol.
    for intent in SystemIntentCatalogue.all
    where intent.isHandled && HandledIntent.protocolNames(of: intent).contains(where: types.isAdopted) {
      handlers[intent.className] = types.handlers(of: ObjectiveCHandledIntent(intent), inSwift: HandledIntent(intent))
    }
    return handlers
  }
}
