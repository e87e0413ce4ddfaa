import IntentDialogue
import Testing

@Suite("Resolving several values")
struct ArrayTests {
  @Test("one result asks for values, and several may be answered")
  func needsValues() async throws {
    let conversation = try await Conversation(about: .toppings, with: PlayedApp(), .values(["a", "b"]))
    #expect(conversation.app.values == ["toppings": ["a", "b"]])
  }

  @Test("each value has a result: kept, left out, replaced")
  func eachResult() async throws {
    let app = PlayedApp(
      values: ["toppings": ["a", "b", "c"]],
      results: [
        "toppings": { values in
          values == ["a", "b", "c"]
            ? [.success("A"), .notRequired, .disambiguation(["c1", "c2"])] : values.map { .success($0) }
        }
      ])
    let conversation = try await Conversation(about: .toppings, with: app, .choice("c2"))
    #expect(conversation.app.values == ["toppings": ["A", "c2"]])
  }

  @Test("a value that was confirmed is not asked about again when another one changes")
  func confirmedOnce() async throws {
    let app = PlayedApp(
      values: ["toppings": ["a", "b"]],
      results: [
        "toppings": { values in
          values.map { $0 == "a" ? .confirmationRequired("a") : $0 == "b" ? .unsupported(reason: nil) : .success($0) }
        }
      ])
    let conversation = try await Conversation(about: .toppings, with: app, .yes, .value("c"))
    #expect(conversation.app.values == ["toppings": ["a", "c"]])
    #expect(conversation.unused.isEmpty)
  }

  @Test("a value that is not confirmed is left out")
  func denied() async throws {
    let app = PlayedApp(
      values: ["toppings": ["a", "b"]],
      results: ["toppings": { $0.map { $0 == "a" ? .confirmationRequired(nil) : .success($0) } }])
    let conversation = try await Conversation(about: .toppings, with: app, .no)
    #expect(conversation.app.values == ["toppings": ["b"]])
  }

  @Test("one of several values is replaced by one value only")
  func replacedByOne() async throws {
    let app = PlayedApp(
      values: ["toppings": ["a", "b"]],
      results: ["toppings": { $0.map { $0 == "a" ? .needsValue : .success($0) } }])
    await #expect(throws: DialogueError.self) {
      try await Conversation(about: .toppings, with: app, .values(["c", "d"]))
    }
    let conversation = try await Conversation(about: .toppings, with: app, .value("c"))
    #expect(conversation.app.values == ["toppings": ["c", "b"]])
  }

  @Test("no result for no values settles the parameter")
  func none() async throws {
    let app = PlayedApp(results: ["toppings": { _ in [] }])
    #expect(try await Conversation(about: .toppings, with: app).app.values == [:])
  }
}
