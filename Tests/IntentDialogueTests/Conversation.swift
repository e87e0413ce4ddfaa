import IntentDialogue

/// A conversation that has come to its end.
struct Conversation {
  let outcome: DialogueOutcome
  let transcript: Transcript
  let app: PlayedApp
  let unused: [DialogueAnswer<String>]

  /// Leads a conversation with scripted answers.
  init(
    about script: IntentScript = .soup, in translations: DialogueTranslations = .none, with app: PlayedApp,
    _ answers: DialogueAnswer<String>..., limit: Int = 100
  ) async throws {
    let person = Person(answers)
    var dialogue = Dialogue(about: script, in: translations, with: app, questionLimit: limit) { _ in person.next() }
    outcome = try await dialogue.run()
    transcript = dialogue.transcript
    self.app = dialogue.participant
    unused = person.unused
  }

  private final class Person {
    private var answers: ScriptedAnswers<String>

    init(_ answers: [DialogueAnswer<String>]) {
      self.answers = ScriptedAnswers(answers)
    }

    var unused: [DialogueAnswer<String>] { answers.unused }

    func next() -> DialogueAnswer<String>? { answers.next() }
  }
}
