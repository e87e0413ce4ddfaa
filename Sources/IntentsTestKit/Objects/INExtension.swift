public import Foundation

/// An object that knows the handlers of intents.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// The handler of an intent.
  func handler(for intent: INIntent) -> Any?
}

/// The principal object of an extension that handles intents.
open class INExtension: NSObject, INIntentHandlerProviding {
  /// The handler of an intent; the extension itself unless a subclass knows better.
  open func handler(for intent: INIntent) -> Any? { self }
}
