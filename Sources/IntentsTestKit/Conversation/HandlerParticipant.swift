import Foundation

/// A real handler's side of a conversation.
///
/// Each method of the handler gets a copy of the intent, as the system hands it over: what a handler changes in an intent
/// is lost.
struct HandlerParticipant<Intent: ScriptedIntent>: DialogueParticipant where Intent.Subject == Intent {
  let handler: Intent.Handler
  let intent: Intent
  let speech: ValueSpeech

  /// The words for yes and no in the language of the conversation.
  let translations: DialogueTranslations

  /// How long a method of the handler may take.
  let timeLimit: Duration

  private let monitor: HandlingMonitor

  /// The answer that came last from `confirm` or `handle`.
  private(set) var response: Intent.Response?

  init(
    handler: Intent.Handler, intent: Intent, speech: ValueSpeech, translations: DialogueTranslations,
    timeLimit: Duration, monitor: HandlingMonitor
  ) {
    self.handler = handler
    self.intent = intent
    self.speech = speech
    self.translations = translations
    self.timeLimit = timeLimit
    self.monitor = monitor
  }

  func values(of parameter: IntentScript.Parameter) -> [AnyHashable] {
    scripted(parameter)?.values(intent) ?? []
  }

  func setValues(_ values: [AnyHashable], of parameter: IntentScript.Parameter) throws {
    try scripted(parameter)?.setValues(values, intent)
  }

  func spokenValue(_ value: AnyHashable, of parameter: IntentScript.Parameter) -> DialogueValue {
    speech.spokenValue(value, parameter.kind)
  }

  func value(meantBy text: String, for parameter: IntentScript.Parameter) -> AnyHashable? {
    switch parameter.kind {
    case .text: scripted(parameter)?.spokenValue(text) ?? AnyHashable(text)
    case .integer: Int(text)
    case .decimal, .timeInterval: Double(text)
    case .url: URL(string: text)
    case .boolean(let yes, let no):
      switch text.lowercased() {
      case "true", yes.map(spokenWording): true
      case "false", no.map(spokenWording): false
      default: translations.language.agreement.isYes(text).map { AnyHashable($0) }
      }
    case .enumeration(let values):
      values.first { value in
        value.name == text || ([value.displayName] + value.synonyms).contains { spokenWording($0) == text.lowercased() }
      }?.rawValue
    case .object, .placemark, .person:
      scripted(parameter)?.spokenValue(text)
    case .file, .date, .currencyAmount, .paymentMethod, .measurement:
      nil
    }
  }

  func options(for parameter: IntentScript.Parameter, matching term: String?) async throws -> [AnyHashable] {
    if case .enumeration(let values) = parameter.kind, term == nil {
      return values.map(\.rawValue).filter { $0 != 0 }
    }
    guard let options = scripted(parameter)?.options, term == nil || options.isSearchable else { return [] }
    let labels = options.isSearchable ? "for:searchTerm:" : "for:"
    return try await call("provide\(parameter.capitalizedName)OptionsCollection(\(labels))") { intent, handler in
      try await options.list(intent, handler, term)
    }
  }

  func resolve(_ parameter: IntentScript.Parameter) async throws -> [DialogueResolution<AnyHashable>] {
    guard let resolve = scripted(parameter)?.resolve else { return [] }
    let results = try await call("resolve\(parameter.capitalizedName)(for:)") { await resolve($0, $1) }
    return results.map(\.resolution.inDialogue)
  }

  mutating func confirm() async throws -> DialogueResponse {
    note(try await call("confirm(intent:)") { await Intent.confirm($0, with: $1) })
  }

  mutating func handle() async throws -> DialogueResponse {
    note(try await call("handle(intent:)") { await Intent.handle($0, with: $1) })
  }

  /// Calls a method of the handler with a copy of the intent.
  private func call<Answer>(
    _ method: String, _ operation: @escaping (Intent, Intent.Handler) async throws -> Answer
  ) async throws -> Answer {
    let (intent, handler) = (copy, handler)
    return try await monitor.watch(method, of: String(describing: type(of: handler as Any)), limit: timeLimit) {
      try await operation(intent, handler)
    }
  }

  /// What is said of a text, in small letters, as people's words are compared with it.
  private func spokenWording(_ text: DialogueText) -> String { translations.wording(of: text).lowercased() }

  private func scripted(_ parameter: IntentScript.Parameter) -> ScriptedParameter<Intent, Intent.Handler>? {
    Intent.scriptedParameters.first { $0.name == parameter.name }
  }

  private var copy: Intent {
    guard let copy = intent.copy() as? Intent else { preconditionFailure("a copy is of the same class") }
    return copy
  }

  private mutating func note(_ response: Intent.Response) -> DialogueResponse {
    self.response = response
    return DialogueResponse(
      code: response.codeName, values: speech.spokenProperties(of: response, withProperties: true))
  }
}

extension IntentScript.Parameter {
  /// The name as the names of methods have it.
  fileprivate var capitalizedName: String { name.prefix(1).uppercased() + name.dropFirst() }
}

extension IntentResolution {
  /// The same as the dialogue knows it.
  fileprivate var inDialogue: DialogueResolution<AnyHashable> {
    switch self {
    case .needsValue: .needsValue
    case .notRequired: .notRequired
    case .unsupported(let reason): .unsupported(reason: reason)
    case .success(let value): .success(value)
    case .disambiguation(let values): .disambiguation(values)
    case .confirmationRequired(let value): .confirmationRequired(value)
    }
  }
}
