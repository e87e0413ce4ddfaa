package import SourceDiagnostics

/// A place in Swift sources that App Intents ask to be changed.
package struct LegacyUse: Sendable, Equatable {
  /// What is used.
  package let kind: LegacyUseKind

  /// The class of the intent, enumeration or type that it is about; nil where that cannot be told, or it is about all.
  package let className: String?

  /// What is there, as the code has it.
  ///
  /// For example: `INInteraction(intent:response:)`, `OrderSoupHandler`
  package let name: String

  /// Where it stands; of what is counted by file, the first place.
  package let location: SourceLocation

  /// How often the file has it; 1 for what is listed place by place.
  package internal(set) var count = 1

  /// How many of these places are within handlers and dispatchers, and go with them.
  package internal(set) var handlerCount = 0

  /// How many of these places stay for as long as the definition does: those within handlers and dispatchers, and those
  /// where the app goes on with an intent.
  package internal(set) var stayingCount = 0
}
