import Foundation
import IntentCompiler
import IntentDialogue
import TestSupport
import Testing

@Suite("Simulations of published definitions", .enabled(if: Corpus.isAvailable))
struct SimulationTests {
  /// The definitions of now that are well-formed; older revisions have no tables beside them.
  private static let definitions = Corpus.definitions.filter { definition in
    definition.revision == nil && !definition.path.hasPrefix("Windscribe__")
      && !definition.path.hasPrefix("kakashi3lite__")
  }

  private func intents(of definition: CorpusDefinition) throws -> [String] {
    let outcome = Compiler().list(ListRequest(inputs: [definition.url.path], format: .json))
    let listing = try JSONDecoder().decode(Listing.self, from: Data(outcome.output.utf8))
    return listing.definitions.flatMap(\.intents).map(\.className)
  }

  @Test("every intent is played to its end, in every language, and all tokens are filled", arguments: definitions)
  func automatic(definition: CorpusDefinition) async throws {
    let intents = try intents(of: definition)
    let result = await Compiler().simulate(SimulationRequest(input: definition.url.path, languages: .all))
    guard !intents.isEmpty else {
      #expect(result.problems.count == 1 && result.conversations.isEmpty)
      return
    }
    #expect(result.problems == [])
    #expect(Set(result.conversations.map(\.className)) == Set(intents))
    for conversation in result.conversations {
      guard case .outcome(.handled("success")) = conversation.end else {
        Issue.record("\(conversation.intent) ends with \(conversation.end)")
        continue
      }
      for line in conversation.transcript.lines {
        let texts = [line.text, line.printed ?? ""] + line.choices
        #expect(texts.allSatisfy { !$0.contains("${") && !$0.contains("%#@") && !$0.contains("%ld") }, "\(line)")
      }
    }
  }

  @Test("no answer of a difficult person is a problem", arguments: definitions)
  func difficult(definition: CorpusDefinition) async throws {
    for intent in try intents(of: definition).prefix(12) {
      let person = DifficultPerson()
      let result = await Compiler().simulate(
        SimulationRequest(input: definition.url.path, intent: intent, answers: .asked, response: "failure"),
        console: person)
      #expect(result.problems == [] || result.isUnanswered, "\(intent): \(result.problems)")
      #expect(person.heard.last?.isEmpty == false)
    }
  }

  @Test("there is enough to play")
  func amount() async throws {
    let mastodon = try #require(
      Self.definitions.first { $0.path == "mastodon__mastodon-ios/MastodonIntent/Base.lproj/Intents.intentdefinition" })
    let result = await Compiler().simulate(SimulationRequest(input: mastodon.url.path, languages: .all))
    #expect(Set(result.conversations.compactMap(\.language)).count >= 25)
    #expect(result.conversations.contains { !$0.transcript.untranslated.isEmpty })
  }
}

/// A person who answers as nobody should.
private final class DifficultPerson: SimulationConsole, @unchecked Sendable {
  private static let answers = [
    "", "?", "er", "99999999999999999999", "-1", "a !", "!", "!noSuchReason", "x ?", "maybe", "?a, b", "3", "no",
    "${x}", "%@",
    "yes", "\"", "a, b ?, c", "0", "1", "never", "y",
  ]
  private var count = 0
  private(set) var heard: [String] = []

  func show(_ line: String, isAnswer: Bool) { heard.append(line) }

  func advise(_ text: String) { heard.append(text) }

  func readAnswer() -> String? {
    count += 1
    return count > 60 ? nil : Self.answers[count % Self.answers.count]
  }
}
