/// A response of a definition.
public protocol ScriptedResponse: INIntentResponse, ScriptedObject {
  /// The type of the outcome.
  associatedtype Code: RawRepresentable<Int>

  /// The outcome.
  var code: Code { get }
}

extension ScriptedResponse {
  /// The outcome's name.
  var codeName: String { String(describing: code) }
}
