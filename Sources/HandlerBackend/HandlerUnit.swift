/// A handler of a custom intent.
package struct HandlerUnit: Sendable, Equatable {
  /// The intent's place in the program's list.
  package let index: Int

  /// The intent class.
  ///
  /// For example: `OrderSoupIntent`
  package let className: String

  /// The name of the handler.
  ///
  /// For example: `OrderSoupIntentHandler`
  package let name: String

  /// The handling protocol.
  ///
  /// For example: `OrderSoupIntentHandling`
  package var protocolName: String { className + "Handling" }

  /// The name of the handler's file where it has one of its own.
  ///
  /// For example: `OrderSoupIntentHandler.swift`
  package var fileName: String { name + ".swift" }
}
