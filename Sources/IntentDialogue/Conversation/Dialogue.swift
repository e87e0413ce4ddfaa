/// A conversation with Siri about an intent: resolve, confirm, ask the person, handle.
///
/// The parameters are resolved one after the other, and again after each answer that changes a value. Questions and
/// outcomes are put in the definition's words, in the language of the translations.
public struct Dialogue<Participant: DialogueParticipant> {
  /// Who answers the questions; nil if no answer is left.
  public typealias Person = (DialogueQuestion) async throws -> DialogueAnswer<Participant.Value>?

  /// What the definition says.
  public let script: IntentScript

  /// The texts of the language that is spoken.
  public let translations: DialogueTranslations

  /// The app's side, which has the intent.
  public internal(set) var participant: Participant

  /// What has been said.
  public internal(set) var transcript = Transcript()

  /// The number of questions about one parameter after which a conversation is given up.
  public let questionLimit: Int

  let person: Person
  let listener: (TranscriptLine) -> Void

  /// How often something was asked about each parameter, and about the intent as a whole.
  var questionCounts: [String?: Int] = [:]

  /// A conversation that has not begun.
  ///
  /// - Parameters:
  ///   - script: What the definition says.
  ///   - translations: The texts of the language that is spoken.
  ///   - participant: The app's side, with the intent as the person has said it at first.
  ///   - questionLimit: The number of questions about one parameter after which the conversation is given up.
  ///   - listener: Who hears each line as it is said.
  ///   - person: Who answers the questions.
  public init(
    about script: IntentScript, in translations: DialogueTranslations = .none, with participant: Participant,
    questionLimit: Int = 100, listener: @escaping (TranscriptLine) -> Void = { _ in }, person: @escaping Person
  ) {
    self.script = script
    self.translations = translations
    self.participant = participant
    self.questionLimit = questionLimit
    self.listener = listener
    self.person = person
  }

  /// Leads the conversation to its end.
  ///
  /// - Returns: How it ended.
  /// - Throws: `DialogueError` if it has no end, and whatever app and person throw.
  public mutating func run() async throws -> DialogueOutcome {
    do {
      say(request, by: .person, about: .intent)
      for parameter in script.parameters where parameter.isResolved && isWanted(parameter) {
        try await resolve(parameter)
      }
      let confirmation = try await participant.confirm()
      guard isReady(confirmation.code) else {
        say(confirmation)
        return .notConfirmed(code: confirmation.code)
      }
      if script.requiresConfirmation {
        guard try await givesPermission(confirmation) else {
          sayInSystemWords(SystemWording.farewell, about: .intent)
          return .declined
        }
      }
      let response = try await participant.handle()
      say(response)
      return .handled(code: response.code)
    } catch let end as DialogueEnd {
      switch end {
      case .cancelled: sayInSystemWords(SystemWording.farewell, about: .intent)
      case .refused: sayInSystemWords(SystemWording.givingUp, about: .intent)
      }
      return end.outcome
    }
  }

  /// Whether a conversation goes on after `confirm` has given this outcome.
  private func isReady(_ code: String) -> Bool {
    switch code {
    case "ready", "success", "inProgress": true
    default: script.code(named: code)?.isSuccess ?? false
    }
  }

  /// Asks whether the intent is to be handled.
  private mutating func givesPermission(_ response: DialogueResponse) async throws -> Bool {
    let text: String
    if let words = script.code(named: response.code)?.spoken {
      text = say(words, by: .siri, about: .code(response.code), with: response.values)
    } else {
      text = sayInSystemWords(
        translations.sentence(request, with: values), SystemWording.permission, about: .intent)
    }
    let question = DialogueQuestion(parameter: nil, kind: .permission, text: text)
    return try await answerIsYes(to: question, about: .intent)
  }
}
