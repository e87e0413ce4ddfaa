/// The answer of `intentc list --json`, as far as the tests look at it.
struct Listing: Decodable {
  struct Definition: Decodable {
    let intents: [Declaration]
    let systemIntents: [Declaration]
    let enumerations: [Declaration]
    let types: [Declaration]
    let files: [String]
  }

  struct Declaration: Decodable {
    let className: String
    let samplePhrases: [Phrase]?
  }

  struct Phrase: Decodable {
    let text: String
    let language: String?
  }

  let formatVersion: Int
  let definitions: [Definition]
}
