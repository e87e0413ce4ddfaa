import Synchronization

/// Stands in for the system and the person who answers: answers come from a queue, everything said goes into a log.
public final class Conversation: Sendable {
  private struct State {
    var answers: [any Sendable] = []
    var log: [String] = []
    var shown: [any Sendable] = []
    var isInApp = false
  }

  // The macro of this name is not known to the compiler proper.
  private static let local = TaskLocal(wrappedValue: Conversation([]))

  /// The conversation in which an intent is being performed.
  static var current: Conversation { local.get() }

  private static let settings = TaskLocal<(any AppIntent)?>(wrappedValue: nil)

  /// The intent that a person is setting up.
  static var intentInSettings: (any AppIntent)? { settings.get() }

  /// Lists options, or finds a first value, while a person is setting up an intent.
  public static func settingUp<Result>(
    _ intent: any AppIntent, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await settings.withValue(intent, operation: operation)
  }

  private let state: Mutex<State>

  public init(_ answers: [any Sendable]) {
    state = Mutex(State(answers: answers))
  }

  /// What was asked and said, one line for each.
  public var log: [String] { state.withLock { $0.log } }

  /// The snippets that were shown.
  public var shown: [any Sendable] { state.withLock { $0.shown } }

  /// The answers that nobody asked for.
  public var unused: Int { state.withLock { $0.answers.count } }

  /// Whether the person has agreed to go on in the app.
  var isInApp: Bool { state.withLock { $0.isInApp } }

  /// Goes on in the app where the person agrees.
  func moveIntoApp(_ dialog: IntentDialog?) throws {
    guard try answer(to: "continue in app", dialog) else { throw CancellationError() }
    state.withLock { $0.isInApp = true }
  }

  func say(_ line: String) {
    state.withLock { $0.log.append(line) }
  }

  /// The next answer, whatever it is; an answer that is an error is thrown.
  func anyAnswer(to question: String, _ dialog: IntentDialog?) throws -> any Sendable {
    let answer = state.withLock { state in
      state.log.append(question + (dialog.map { ": " + $0.text } ?? ""))
      return state.answers.isEmpty ? nil : state.answers.removeFirst()
    }
    guard let answer else { throw StandInError("no answer to: \(question)") }
    if let error = answer as? any Error { throw error }
    return answer
  }

  func answer<Value>(to question: String, _ dialog: IntentDialog?) throws -> Value {
    let answer = try anyAnswer(to: question, dialog)
    guard let value = answer as? Value else { throw StandInError("\(answer) is no answer to: \(question)") }
    return value
  }

  /// Runs an intent as the system does: asks for what has to be there, and again after every error that wants a value.
  ///
  /// - Returns: The value of the result, where it has one.
  public func run<Intent: AppIntent>(_ intent: Intent) async throws -> Any? {
    try await Self.local.withValue(self) {
      for child in Mirror(reflecting: intent).children {
        guard let parameter = child.value as? any AnyIntentParameter else { continue }
        parameter.name = String(child.label?.drop { $0 == "_" } ?? "")
        guard parameter.isMissing else { continue }
        try parameter.assign(anyAnswer(to: "ask \(parameter.name)", parameter.valueDialog))
      }
      while true {
        do {
          let result = try await intent.perform()
          if let dialog = (result as? any ProvidesDialog)?.spokenDialog { say("say: \(dialog.text)") }
          if let snippet = result.resultSnippet { state.withLock { $0.shown.append(snippet) } }
          return result.resultValue
        } catch let error as AppIntentError {
          if let ending = error.ending {
            if !ending.isInForeground { try moveIntoApp(ending.dialog) }
            try await ending.continuation()
            say("end in app")
            return nil
          }
          guard let question = error.question else { continue }
          try question.assign(anyAnswer(to: question.title, question.dialog))
        } catch {
          say("fail: \(Self.text(of: error))")
          throw error
        }
      }
    }
  }

  private static func text(of error: any Error) -> String {
    (error as? any CustomLocalizedStringResourceConvertible).map { String(localized: $0.localizedStringResource) }
      ?? "\(error)"
  }
}

/// A mistake in a test: no answer, or one of a wrong type.
public struct StandInError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
