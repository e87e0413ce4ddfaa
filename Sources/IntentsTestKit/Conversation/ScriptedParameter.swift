/// How a parameter of an intent is read, set and resolved.
public struct ScriptedParameter<Intent: INIntent, Handler>: @unchecked Sendable {
  // The closures are the generated code's and capture nothing but key paths.

  /// The name.
  public let name: String

  /// Its values: none, one, or those of an array.
  public let values: (Intent) -> [AnyHashable]

  /// Sets its values.
  ///
  /// - Throws: `ConversationError` if the property cannot hold them.
  public let setValues: ([AnyHashable], Intent) throws -> Void

  /// Asks a handler; nil for a parameter without resolution.
  public let resolve: ((Intent, Handler) async -> [INIntentResolutionResult])?

  /// How a handler lists its options; nil for a parameter without dynamic options.
  public let options: ScriptedOptions<Intent, Handler>?

  /// The values that a handler supplies where none is set; nil for a parameter without dynamic options.
  public let defaultValues: ((Intent, Handler) async -> [AnyHashable])?

  /// The value that a person's words stand for, whatever the handler knows; nil where words are no value of the type.
  let spokenValue: (String) -> AnyHashable?

  /// A parameter without resolution.
  public init<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Intent, Value>, options: ScriptedOptions<Intent, Handler>? = nil,
    defaultValue: ((Intent, Handler) -> Value)? = nil
  ) {
    self.init(name: name, path, options, defaultValue, resolve: nil)
  }

  /// A parameter that is resolved by one result.
  public init<Value, Result: INIntentResolutionResult>(
    _ name: String, _ path: ReferenceWritableKeyPath<Intent, Value>, options: ScriptedOptions<Intent, Handler>? = nil,
    defaultValue: ((Intent, Handler) -> Value)? = nil, resolve: @escaping (Intent, Handler) async -> Result
  ) {
    self.init(name: name, path, options, defaultValue) { [await resolve($0, $1)] }
  }

  /// A parameter that is resolved by a result for each of its values.
  public init<Value, Result: INIntentResolutionResult>(
    _ name: String, _ path: ReferenceWritableKeyPath<Intent, Value>, options: ScriptedOptions<Intent, Handler>? = nil,
    defaultValue: ((Intent, Handler) -> Value)? = nil, resolve: @escaping (Intent, Handler) async -> [Result]
  ) {
    self.init(name: name, path, options, defaultValue) { await resolve($0, $1) as [INIntentResolutionResult] }
  }

  private init<Value>(
    name: String, _ path: ReferenceWritableKeyPath<Intent, Value>, _ options: ScriptedOptions<Intent, Handler>?,
    _ defaultValue: ((Intent, Handler) -> Value)?, resolve: ((Intent, Handler) async -> [INIntentResolutionResult])?
  ) {
    self.name = name
    self.options = options
    self.resolve = resolve
    values = { ValueConversion.values(of: $0[keyPath: path]) }
    setValues = { values, intent in
      guard let value = ValueConversion.property(of: Value.self, holding: values) else {
        throw ConversationError.unfitValue(
          parameter: name, values: values.map { String(describing: $0.base) }, type: String(describing: Value.self))
      }
      intent[keyPath: path] = value
    }
    defaultValues = defaultValue.map { defaultValue in
      { intent, handler in
        // A handler may belong to the main actor.
        let call = Unchecked({ ValueConversion.values(of: defaultValue(intent, handler)) })
        return await MainActor.run { Unchecked(call.value()) }.value
      }
    }
    spokenValue = { SpokenWords.value(meantBy: $0, as: Value.self) }
  }
}
