import Foundation
import IntentCompiler
import TestSupport

extension SampleConversation {
  /// The conversation for the compiler.
  ///
  /// - Throws: An error if there is no definition of the name.
  func request() throws -> SimulationRequest {
    let sample = try SampleDefinition.samples(named: [definition])[0]
    return SimulationRequest(
      input: sample.url.path, intent: intent, languages: languages.map { .named($0) } ?? .all,
      answers: .scripted(answers ?? []), given: given ?? [], options: options ?? [], confirmation: confirmation,
      response: response, values: values ?? [])
  }
}
