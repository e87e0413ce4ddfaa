import IntentCompiler
import TestSupport
import Testing

/// Scenes with the intents of one definition, in one program.
struct Play: Sendable, CustomTestStringConvertible {
  /// The stem of the definition.
  let definition: String
  let form: MigrateOptions.Form
  let scenes: [Scene]

  var testDescription: String { "\(definition), \(form)" }

  init(_ definition: String, _ form: MigrateOptions.Form = .modern, _ scenes: [Scene]) {
    self.definition = definition
    self.form = form
    self.scenes = scenes
  }

  /// What is said in each scene, by name.
  ///
  /// - Throws: An expectation that failed, or the compiler's messages.
  func transcripts() throws -> [String: [String]] {
    let sample = try #require(try SampleDefinition.samples(named: [definition]).first)
    let source = DefinitionSource(path: sample.path, bytes: [UInt8](try sample.contents()))
    let result = Compiler().migration(of: [source], options: MigrateOptions(form: form))
    #expect(!result.report.hasErrors)
    // The work that is left to do comes from a script; all other files are as they are written.
    let files = result.files.filter { $0.name != Self.script.name }.map {
      SwiftSource(name: $0.name, text: String(decoding: $0.bytes, as: UTF8.self))
    }
    let main = Self.player + scenes.map(\.call).joined()
    let output = try AppIntentsProgram(files + [Self.script], main: main).output()
    var transcripts: [String: [String]] = [:]
    var name = ""
    for line in output.split(separator: "\n") {
      if line.hasPrefix("# ") {
        name = String(line.dropFirst(2))
        transcripts[name] = []
      } else {
        transcripts[name, default: []].append(String(line))
      }
    }
    return transcripts
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
        } catch {}
        print("# \\(name)")
        for line in conversation.log { print(line) }
        print(end, terminator: "")
        if conversation.unused > 0 { print("\\(conversation.unused) answers are left") }
        if !MigrationGap.work.isEmpty { print("work is left") }
    }

    func words(for value: Any) -> String {
        switch value {
        case let value as any AppEntity: value.spokenText
        case let value as any AppEnum: value.spokenText
        case let values as [any AppEntity]: values.map(\\.spokenText).joined(separator: ", ")
        default: "\\(value)"
        }
    }


    """
}
