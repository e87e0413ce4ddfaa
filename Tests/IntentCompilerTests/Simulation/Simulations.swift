import Foundation
import IntentDialogue
import TestSupport
import Testing

@testable import IntentCompiler

/// Conversations about sample definitions.
enum Simulations {
  /// Plays a conversation about an intent of `Orders` that has to come to its end, with these problems on the way.
  static func orders(
    _ intent: String, in language: String? = nil, given: [String] = [], options: [String] = [],
    confirmation: String? = nil,
    response: String? = nil, values: [String] = [], problems: [String] = [], _ answers: String...
  ) async throws -> SimulatedConversation {
    let request = SimulationRequest(
      input: path("Orders"), intent: intent, languages: language.map { .named([$0]) } ?? .development,
      answers: .scripted(answers), given: given, options: options, confirmation: confirmation, response: response,
      values: values)
    let result = await Compiler().simulate(request)
    #expect(result.problems == problems && result.outcome.isSuccess == problems.isEmpty)
    return try #require(result.conversations.first)
  }

  /// The problems of a conversation that does not come to its end, and the exit status.
  static func problems(_ request: SimulationRequest) async -> ([String], Int32) {
    let result = await Compiler().simulate(request)
    return (result.problems, result.outcome.exitStatus)
  }

  /// The path of a folder of samples.
  static func path(_ folder: String) -> String {
    RepositoryLayout.definitions.appending(path: folder, directoryHint: .isDirectory).path
  }
}

extension SimulatedConversation {
  /// What was said, one after the other.
  var texts: [String] { transcript.lines.map(\.text) }

  /// What was said about a parameter.
  func texts(about parameter: String) -> [String] {
    transcript.lines.filter { $0.subject == .parameter(parameter) }.map(\.text)
  }
}
