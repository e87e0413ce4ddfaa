import IntentCompiler
import TestSupport
import Testing

/// Scenes with the intents of one definition, in one program.
struct Play: Sendable, CustomTestStringConvertible {
  /// The stem of the definition.
  let definition: String
  let form: MigrateOptions.Form
  /// Swift that the scenes need: values with names.
  let properties: String
  /// Swift that stands for moved work, at the head of the gap of the intents named.
  let moved: [String: String]
  let scenes: [Scene]
  /// What Swift expressions of the program give, as text.
  let facts: [(expression: String, text: String)]

  var testDescription: String { "\(definition), \(form)" }

  init(
    _ definition: String, _ form: MigrateOptions.Form = .modern, properties: String = "", moved: [String: String] = [:],
    scenes: [Scene], facts: [(expression: String, text: String)] = []
  ) {
    self.definition = definition
    self.form = form
    self.properties = properties
    self.moved = moved
    self.scenes = scenes
    self.facts = facts
  }

  /// What is said in each scene, by name.
  ///
  /// - Throws: An expectation that failed, or the compiler's messages.
  func transcripts() throws -> [String: [String]] {
    let sample = try #require(try SampleDefinition.samples(named: [definition]).first)
    let source = DefinitionSource(path: sample.path, bytes: [UInt8](try sample.contents()))
    let result = Compiler().migration(of: [source], options: MigrateOptions(form: form))
    #expect(!result.report.hasErrors)
    // The work that is left to do comes from a script.
    let files = try result.files.filter { $0.name != Self.script.name }.map { file in
      let source = SwiftSource(name: file.name, text: String(decoding: file.bytes, as: UTF8.self))
      return try moved[source.stem].map { try filled(source, with: $0) } ?? source
    }
    let main =
      Self.player + properties + scenes.map(\.call).joined()
      + facts.enumerated().map { "print(\"# fact \($0.offset)\")\nprint(\($0.element.expression))\n" }.joined()
    let output = try AppIntentsProgram(files + [Self.script], main: main).output()
    return Scene.transcripts(in: output)
  }

  /// The file of an intent with moved work where it says that this goes there.
  private func filled(_ source: SwiftSource, with work: String) throws -> SwiftSource {
    let mark = "        // TODO: Move the work of"
    try #require(source.text.contains(mark))
    return SwiftSource(
      name: source.name, text: source.text.replacing(mark, with: work + "\n" + mark, maxReplacements: 1))
  }

  /// What stands in the place of the gaps.
  private static let script = SwiftSource(
    name: "MigrationGap.swift",
    text: """
      enum MigrationGap: Error {
          case open

          nonisolated(unsafe) static var work: [Any] = []

          static func value<T>() throws -> T {
              guard !work.isEmpty else { throw MigrationGap.open }
              let next = work.removeFirst()
              if let error = next as? any Error { throw error }
              guard let value = next as? T else { fatalError("the gap is for \\(T.self), not for \\(next)") }
              return value
          }
      }

      """)

  private static let player = """
    import AppIntents
    import CoreLocation

    struct Cancelled: Error {}

    func play(_ name: String, _ intent: some AppIntent, answers: [any Sendable], work: [Any]) async {
        MigrationGap.work = work
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
        if conversation.unused > 0 { print("\\(conversation.unused) answers are left") }
        if !MigrationGap.work.isEmpty { print("work is left") }
    }

    /// What the system reads of an intent, through the protocol as it does.
    func about(_ type: any AppIntent.Type) -> String {
        [
            String(localized: type.title), type.description.map { String(localized: $0.descriptionText) } ?? "none",
            type.description?.categoryName.map { String(localized: $0) } ?? "none", type.persistentIdentifier,
            type.isDiscoverable ? "discoverable" : "hidden", type.openAppWhenRun ? "opens" : "stays",
            "\\(type.authenticationPolicy)",
        ].joined(separator: " | ")
    }

    func words(for value: Any) -> String {
        switch value {
        case let value as any AppEntity: value.spokenText
        case let value as any AppEnum: value.spokenText
        case let value as any SpokenObject: value.spokenText
        case let values as [any AppEntity]: values.map(\\.spokenText).joined(separator: ", ")
        default: "\\(value)"
        }
    }


    """
}
