/// An intent of a definition, with everything that a conversation about it needs; generated code makes intents such.
public protocol ScriptedIntent: INIntent {
  /// The intent's class itself.
  associatedtype Subject: ScriptedIntent
  where Subject.Subject == Subject, Subject.Handler == Handler, Subject.Response == Response

  /// The protocol of the intent's handlers.
  associatedtype Handler

  /// The class of the response.
  associatedtype Response: ScriptedResponse

  /// What the definition says.
  static var script: IntentScript { get }

  /// How the parameters are read, set and resolved, in the definition's order.
  static var scriptedParameters: [ScriptedParameter<Subject, Handler>] { get }

  /// Asks a handler whether the intent can be handled.
  static func confirm(_ intent: Subject, with handler: Handler) async -> Response

  /// Has a handler carry the intent out.
  static func handle(_ intent: Subject, with handler: Handler) async -> Response
}
