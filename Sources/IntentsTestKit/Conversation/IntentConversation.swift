public import Foundation

/// What a person answers to a question; a value is one of the parameter's type.
///
/// For example: `.value("Tomato")`, `.value(SoupSize.large)`, `.choice("Tomato")`, `.yes`
public typealias IntentAnswer = DialogueAnswer<AnyHashable>

/// A conversation with Siri that a handler leads to its end: resolve, confirm, handle.
///
/// ```swift
/// let intent = OrderSoupIntent()
/// let conversation = try await IntentConversation(
///   with: OrderSoupIntentHandler(), about: intent, answers: [.choice("Tomato"), .yes])
/// #expect(conversation.response.code == .success)
/// #expect(conversation.spokenResponse == "Your soup is ready in 10 minutes.")
/// ```
public struct IntentConversation<Intent: ScriptedIntent> where Intent.Subject == Intent {
  /// The intent with the values that the conversation has given it.
  public let intent: Intent

  /// The handler's answer to `handle`, or to `confirm` if that stopped the conversation; without an outcome if the
  /// conversation ended before.
  public let response: Intent.Response

  /// How the conversation ended.
  public let outcome: DialogueOutcome

  /// Everything that was said.
  public let transcript: Transcript

  /// Leads a conversation.
  ///
  /// - Parameters:
  ///   - handler: What resolves, confirms and handles the intent.
  ///   - intent: The intent with the values that the person has said at first; it stays as it is.
  ///   - answers: What the person answers, question by question; all have to be asked for.
  ///   - language: The language that is spoken, for example `de`; nil for that of the definition.
  ///   - tables: The folder of the `.lproj` folders that have the definition's translations, as `.strings`, `.stringsdict`
  ///     or `.xcstrings`.
  ///   - timeLimit: How long a method of the handler may take.
  ///   - isolation: The actor of the test, to which the handler belongs as well.
  /// - Throws: `DialogueError` if an answer is missing, left over or does not fit its question; `ConversationError` if
  ///   there are no translations or a value does not fit its parameter; `HandlingError` if a method of the handler gives
  ///   no answer or several; the error of a method that lists options.
  public init(
    with handler: Intent.Handler, about intent: Intent, answers: [IntentAnswer] = [], language: String? = nil,
    tables: URL? = nil, timeLimit: Duration = .seconds(60), isolation: isolated (any Actor)? = #isolation
  ) async throws {
    let script = ScriptedAnswersBox(answers)
    try await self.init(with: handler, about: intent, language: language, tables: tables, timeLimit: timeLimit) { _ in
      script.next()
    }
    let unused = script.unused
    guard unused.isEmpty else { throw DialogueError.unusedAnswers(unused.map(\.description), transcript) }
  }

  /// Leads a conversation with a person who hears the questions.
  ///
  /// - Parameters:
  ///   - handler: What resolves, confirms and handles the intent.
  ///   - intent: The intent with the values that the person has said at first; it stays as it is.
  ///   - language: The language that is spoken, for example `de`; nil for that of the definition.
  ///   - tables: The folder of the `.lproj` folders that have the definition's translations, as `.strings`, `.stringsdict`
  ///     or `.xcstrings`.
  ///   - timeLimit: How long a method of the handler may take.
  ///   - isolation: The actor of the test, to which the handler belongs as well.
  ///   - person: Who answers; nil if no answer is left.
  /// - Throws: `DialogueError` if an answer is missing or does not fit its question; `ConversationError` if there are no
  ///   translations or a value does not fit its parameter; `HandlingError` if a method of the handler gives no answer or
  ///   several; the error of a method that lists options; what the person throws.
  public init(
    with handler: Intent.Handler, about intent: Intent, language: String? = nil, tables: URL? = nil,
    timeLimit: Duration = .seconds(60), isolation: isolated (any Actor)? = #isolation,
    person: @escaping (DialogueQuestion) async throws -> IntentAnswer?
  ) async throws {
    guard let copy = intent.copy() as? Intent else { preconditionFailure("a copy is of the same class") }
    let translations = try Self.translations(into: language, in: tables)
    let monitor = HandlingMonitor()
    let participant = HandlerParticipant(
      handler: handler, intent: copy, speech: ValueSpeech(locale: Locale(identifier: language ?? "en")),
      translations: translations, timeLimit: timeLimit, monitor: monitor)
    let dialogue = Dialogue(about: Intent.script, in: translations, with: participant, person: person)
    let ended = try await Self.lead(Unchecked(dialogue)).value
    try monitor.close()
    outcome = ended.outcome
    self.intent = copy
    transcript = ended.dialogue.transcript
    switch outcome {
    case .handled, .notConfirmed: response = ended.dialogue.participant.response ?? Intent.Response()
    case .declined, .cancelled, .refused: response = Intent.Response()
    }
  }

  /// Leads a dialogue to its end, on no actor; whoever it belongs to waits.
  private static func lead(
    _ dialogue: Unchecked<Dialogue<HandlerParticipant<Intent>>>
  ) async throws -> Unchecked<(dialogue: Dialogue<HandlerParticipant<Intent>>, outcome: DialogueOutcome)> {
    var dialogue = dialogue.value
    let outcome = try await dialogue.run()
    return Unchecked((dialogue, outcome))
  }

  /// What Siri says about the outcome; nil if the conversation ended before there was one.
  public var spokenResponse: String? { responseLine?.text }

  /// What is shown of the outcome; nil if the definition has no text for that.
  public var printedResponse: String? { responseLine?.printed }

  private var responseLine: TranscriptLine? {
    guard let line = transcript.lines.last, case .code = line.subject else { return nil }
    return line
  }

  private static func translations(into language: String?, in folder: URL?) throws -> DialogueTranslations {
    guard let folder else {
      guard let language else { return .none }
      throw ConversationError.noFolder(language: language)
    }
    return try TranslationTable.translations(
      named: Intent.script.table ?? Intent.script.name, into: language, in: folder)
  }
}

/// Answers that a closure takes one by one.
private final class ScriptedAnswersBox {
  private var answers: ScriptedAnswers<AnyHashable>

  init(_ answers: [IntentAnswer]) {
    self.answers = ScriptedAnswers(answers)
  }

  var unused: [IntentAnswer] { answers.unused }

  func next() -> IntentAnswer? { answers.next() }
}
