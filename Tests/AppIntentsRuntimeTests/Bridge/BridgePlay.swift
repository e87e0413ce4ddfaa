import IntentCompiler
import MigrationSupport
import TestSupport
import Testing

/// Scenes in which actions ask a handler that follows a script, in one program.
struct BridgePlay: Sendable {
  /// The definitions and their handlers.
  let stage: Stage

  /// How the actions are written.
  let options: MigrateOptions

  /// The scenes; their work is what the handler answers: the name of a method with its answer, in the order of the calls.
  let scenes: [Scene]

  /// What Swift expressions of the program give, as text.
  var facts: [(expression: String, text: String)] = []

  /// What is said in each scene, by name.
  ///
  /// - Throws: An expectation that failed, or the compiler's messages.
  func transcripts() throws -> [String: [String]] {
    let definitions = try SampleDefinition.samples(named: stage.definitions).map { sample in
      DefinitionSource(path: sample.path, bytes: [UInt8](try sample.contents()))
    }
    var options = options
    options.handlerClasses = stage.handlerClasses
    let sources = BridgedSources(definitions, options).all.map { source in
      guard source.name == "SiriKitHandlers.swift" else { return source }
      // The app tells what it has been left.
      return SwiftSource(
        name: source.name,
        text: source.text.replacing(
          #/(continueInApp\(_ activity: NSUserActivity, with interaction: INInteraction\)) \{[^}]*\}/#
        ) { continuation in
          let left = #"\(activity.activityType), \(type(of: interaction.intent))"#
          return "\(continuation.1) { Script.calls.append(\"app: \(left)\") }"
        })
    }
    let main =
      Self.player + stage.properties + scenes.map(\.call).joined()
      + facts.enumerated().map { "print(\"# fact \($0.offset)\")\nprint(\($0.element.expression))\n" }.joined()
    let output = try AppIntentsProgram(
      sources + [Self.script, stage.handlers], main: main, asksHandlers: true
    ).output()
    return Scene.transcripts(in: output)
  }

  /// Plays the scenes and holds everything against what is expected.
  ///
  /// - Throws: An expectation that failed, or the compiler's messages.
  func check() throws {
    let transcripts = try transcripts()
    for scene in scenes {
      #expect(transcripts[scene.name] == scene.expected, "\(scene.name)")
    }
    for (index, fact) in facts.enumerated() {
      #expect(transcripts["fact \(index)"] == [fact.text], "\(fact.expression)")
    }
    #expect(transcripts.count == scenes.count + facts.count)
  }

  /// What handlers answer: what the script says, and what is there where the script says nothing.
  static let script = SwiftSource(
    name: "Script.swift",
    text: """
      enum Script {
          nonisolated(unsafe) static var answers: [(method: String, answer: Any)] = []
          nonisolated(unsafe) static var calls: [String] = []

          static func take<T>(_ method: String, _ values: String, otherwise: @autoclosure () -> T) -> T {
              calls.append("handler: \\(method) \\(values)")
              guard answers.first?.method == method else { return otherwise() }
              let answer = answers.removeFirst().answer
              guard let answer = answer as? T else { fatalError("\\(method) does not answer \\(answer)") }
              return answer
          }
      }

      """)

  private static let player = """
    import AppIntents
    import CoreLocation
    import Intents

    struct Cancelled: Error {}

    func play(_ name: String, _ intent: some AppIntent, answers: [any Sendable], work: [Any]) async {
        Script.answers = work.compactMap { $0 as? (String, Any) }.map { (method: $0.0, answer: $0.1) }
        guard Script.answers.count == work.count else { fatalError("the script of \\(name) is wrong") }
        Script.calls = []
        let conversation = Conversation(answers)
        var end = ""
        do {
            if let value = try await conversation.run(intent) { end = "give: \\(words(for: value))\\n" }
        } catch let mistake as StandInError {
            end = "mistake: \\(mistake)\\n"
        } catch {}
        print("# \\(name)")
        for line in conversation.log { print(line) }
        print(end, terminator: "")
        for call in Script.calls.suffix(2) where call.hasPrefix("handler: handle") || call.hasPrefix("app: ") {
            print(call)
        }
        if conversation.unused > 0 { print("\\(conversation.unused) answers are left") }
        if !Script.answers.isEmpty { print("the handler was not asked for \\(Script.answers.map(\\.method))") }
    }

    func words(for value: Any) -> String {
        switch value {
        case let value as any AppEntity: value.spokenText
        case let values as [any AppEntity]: values.map(\\.spokenText).joined(separator: ", ")
        case let value as any SpokenObject: value.spokenText
        default: "\\(value)"
        }
    }


    """
}
