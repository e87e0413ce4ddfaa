import Foundation

/// A conversation about a sample definition that a transcript is kept for, as `Definitions/conversations.json` has it.
package struct SampleConversation: Sendable, Decodable, CustomStringConvertible {
  /// The name, which is that of the transcript.
  package let name: String
  /// The stem of the definition.
  package let definition: String
  /// The name of the intent.
  package let intent: String
  /// The languages; `nil` for that of the definition and all translations.
  package let languages: [String]?
  /// What the person says at first; `nil` for nothing, as for all that follow.
  package let given: [String]?
  /// What is offered.
  package let options: [String]?
  /// What the person answers.
  package let answers: [String]?
  /// The outcome before the intent is handled.
  package let confirmation: String?
  /// The outcome in the end.
  package let response: String?
  /// What the response carries.
  package let values: [String]?

  package var description: String { name }

  /// The conversations in the order of the file.
  ///
  /// - Throws: The file system's or the decoder's error.
  package static func all() throws -> [SampleConversation] {
    let file = RepositoryLayout.definitions.appending(path: "conversations.json", directoryHint: .notDirectory)
    return try JSONDecoder().decode([SampleConversation].self, from: Data(contentsOf: file))
  }
}
