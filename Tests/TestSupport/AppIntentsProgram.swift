import Foundation

/// Migrated code that is compiled with the stand-in modules and run.
package struct AppIntentsProgram: Sendable {
  /// A step that failed, with what it printed.
  private struct Failure: Error, CustomStringConvertible {
    let step: String
    let outcome: ProcessOutcome?
    var description: String { "\(step): \(outcome.map { "\($0.termination)\n\($0.errors)" } ?? "missing")" }
  }

  private let sources: [SwiftSource]
  private let main: String
  private let asksHandlers: Bool

  /// A program of migrated files and of statements that run them.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - main: The statements.
  ///   - asksHandlers: Whether the files are those of both worlds, of which the test kit stands in for the older.
  package init(_ sources: [SwiftSource], main: String, asksHandlers: Bool = false) {
    self.sources = sources
    self.main = main
    self.asksHandlers = asksHandlers
  }

  /// What the program prints to its standard output.
  ///
  /// - Throws: An error with the printed messages if it does not compile or does not end with status 0.
  package func output() throws -> String {
    guard let compiler = ProcessRunner.program(named: "swiftc") else { throw Failure(step: "swiftc", outcome: nil) }
    let modules = try AppIntentsModules.emitted(for: asksHandlers ? .bridge : .running)
    let kit = try asksHandlers ? ["IntentDialogue", "IntentsTestKit"].flatMap(BuiltModule.objects) : []
    return try TemporaryDirectory.withDirectory { folder in
      let files = sources + [SwiftSource(name: "main.swift", text: main)]
      for file in files { try folder.write(file.text, to: file.name) }
      let build = try ProcessRunner(program: compiler, workingDirectory: folder.url).run(
        ["-Onone", "-wmo", "-swift-version", "5", "-module-name", "Migrated", "-o", "program"] + modules.arguments
          + modules.objects + kit + files.map(\.name))
      guard build.status == 0 else { throw Failure(step: "swiftc", outcome: build) }
      let run = try ProcessRunner(program: folder.file("program")).run([])
      guard run.status == 0 else { throw Failure(step: "program", outcome: run) }
      return run.output
    }
  }
}
