/// What Swift sources use of the world that App Intents take the place of.
package enum LegacyUseKind: String, Sendable, Hashable, CaseIterable {
  /// A type that handles an intent.
  case handler
  /// The result of a method that resolves a value of an intent of the system, by its name alone.
  case frameworkResult
  /// A method that is asked for handlers, or that handles what Siri has sent to the app.
  case dispatcher
  /// An interaction is told to the system.
  case donation
  /// The system is to forget interactions.
  case deletion
  /// A shortcut is offered, or its phrase.
  case suggestion
  /// A shortcut is offered where and when it matters.
  case relevance
  /// People add a shortcut to Siri within the app.
  case addToSiri
  /// The configuration of a widget.
  case widgetConfiguration
  /// What a widget gets its entries from.
  case timelineProvider
  /// The app goes on with an intent.
  case continuation
  /// A view that Siri shows.
  case interface
  /// People are asked whether Siri may be used.
  case authorization
  /// Siri is taught names.
  case vocabulary
  /// The class of an intent.
  case intentClass
  /// The protocol of the handlers of an intent, where it is named for another reason than to be one.
  case handlingProtocol
  /// The class of a response, or its codes.
  case responseClass
  /// An enumeration.
  case enumeration
  /// The class of an object.
  case object
  /// The class of what resolving a value gives.
  case resolutionResult
  /// The reasons for which a value is refused.
  case unsupportedReason

  /// Whether it is a generated type, whose uses are counted by file.
  package var isGeneratedType: Bool {
    switch self {
    case .intentClass, .handlingProtocol, .responseClass, .enumeration, .object, .resolutionResult, .unsupportedReason:
      true
    default: false
    }
  }
}
