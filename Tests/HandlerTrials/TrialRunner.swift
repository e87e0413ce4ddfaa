import IntentsTestKit

/// Tries the handlers that a program consists of.
///
/// Intents are found by the names of their classes, and so are their handlers among those that the program knows.
public enum TrialRunner {
  private struct MissingClass: Error, CustomStringConvertible {
    let name: String
    var description: String { "there is no suitable class '\(name)'" }
  }

  private struct MissingParameter: Error {
    let name: String
  }

  /// Reads a request from standard input and prints the records of each handler's trials, in order.
  ///
  /// - Parameter handlers: The handlers, by the names of their classes.
  /// - Throws: An error where request and program do not go together. What a handler throws is part of its record.
  public static func run(_ handlers: [String: TriedHandler]) async throws {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    let request = try JSONDecoder().decode(TrialRequest.self, from: input)
    TrialDesk.module = request.classModule
    var records: [[TrialRecord]] = []
    for handler in request.handlers {
      let intentName = "\(request.classModule).\(handler.intent)"
      guard let intent = NSClassFromString(intentName) as? any ScriptedIntent.Type else {
        throw MissingClass(name: intentName)
      }
      guard let tried = handlers[handler.handler] else { throw MissingClass(name: handler.handler) }
      var results: [TrialRecord] = []
      for trial in handler.trials { results.append(await record(of: trial, with: tried, about: intent)) }
      records.append(results)
    }
    FileHandle.standardOutput.write(try JSONEncoder().encode(records))
  }

  private static func record<Intent: ScriptedIntent>(
    of trial: Trial, with handler: TriedHandler, about intent: Intent.Type
  ) async -> TrialRecord {
    TrialDesk.current = trial.desk
    TrialDesk.visits = []
    var record = TrialRecord()
    do {
      try await carryOut(trial, with: handler, about: Intent.Subject.self, &record)
    } catch {
      record.error = String(describing: error)
    }
    record.visits = TrialDesk.visits
    return record
  }

  private static func carryOut<Intent: ScriptedIntent>(
    _ trial: Trial, with tried: TriedHandler, about type: Intent.Type, _ record: inout TrialRecord
  ) async throws where Intent.Subject == Intent {
    let made = tried.make()
    guard let handler = made as? Intent.Handler else {
      throw MissingClass(name: String(describing: Swift.type(of: made)))
    }
    func parameter(_ name: String) throws -> ScriptedParameter<Intent, Intent.Handler> {
      guard let parameter = Intent.scriptedParameters.first(where: { $0.name == name }) else {
        throw MissingParameter(name: name)
      }
      return parameter
    }
    let intent = Intent()
    for (name, values) in trial.values {
      try parameter(name).setValues(values.compactMap { $0.value(in: TrialDesk.module) }, intent)
    }
    switch trial.action {
    case .resolve(let name):
      guard let resolve = try parameter(name).resolve else { throw MissingParameter(name: name) }
      record.resolutions = await resolve(intent, handler).map { TrialRecord.Resolution($0.resolution) }
    case .options(let name, let term):
      guard let options = try parameter(name).options else { throw MissingParameter(name: name) }
      record.values = try await options.list(intent, handler, term).map { TrialValue.label(of: $0.base) }
    case .defaultValue(let name):
      guard let values = try parameter(name).defaultValues else { throw MissingParameter(name: name) }
      record.values = await values(intent, handler).map { TrialValue.label(of: $0.base) }
    case .converse(let person):
      try await converse(with: person, handler: handler, intent: intent, &record)
    }
  }

  private static func converse<Intent: ScriptedIntent>(
    with person: TrialPerson, handler: Intent.Handler, intent: Intent, _ record: inout TrialRecord
  ) async throws where Intent.Subject == Intent {
    var count = 0
    let conversation = try await IntentConversation(
      with: handler, about: intent, language: person.language,
      tables: person.tables.map { URL(filePath: $0, directoryHint: .isDirectory) }
    ) { question in
      count += 1
      return person.answer(to: question, number: count)
    }
    record.outcome = String(describing: conversation.outcome)
    record.code = String(describing: conversation.response.code)
    for property in Intent.Response.scriptedProperties {
      record.response[property.name] = property.values(in: conversation.response).map { TrialValue.label(of: $0.base) }
    }
    for parameter in Intent.scriptedParameters {
      record.intent[parameter.name] = parameter.values(conversation.intent).map { TrialValue.label(of: $0.base) }
    }
    record.lines = conversation.transcript.lines.map { TrialRecord.Line($0) }
  }
}

extension TrialPerson {
  /// What the person answers to the question of a number, from 1.
  fileprivate func answer(to question: DialogueQuestion, number: Int) -> IntentAnswer? {
    if number == cancelsAt { return .cancel }
    if mumbles { return .text("hmpf") }
    switch question.kind {
    case .value:
      let real = (question.parameter.flatMap { values[$0] } ?? []).compactMap { $0.value(in: TrialDesk.module) }
      return real.count == 1 ? .value(real[0]) : .values(real)
    case .choice: return .number(choice)
    case .confirmation: return confirms ? .yes : .no
    case .permission: return permits ? .yes : .no
    }
  }
}
