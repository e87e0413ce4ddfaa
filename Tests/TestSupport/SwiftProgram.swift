import Foundation

/// A program of one file, compiled without optimisation and run.
package struct SwiftProgram: Sendable {
  private struct Missing: Error {}

  /// The outcome of a step that failed, with what it printed.
  private struct Failure: Error, CustomStringConvertible {
    let step: String
    let outcome: ProcessOutcome
    var description: String { "\(step): \(outcome.termination)\n\(outcome.errors)" }
  }

  private let compiler: URL
  private let text: String

  /// A program of the given text, whose statements stand outside of functions.
  ///
  /// - Throws: An error if there is no `swiftc` in `PATH`.
  package init(_ text: String) throws {
    guard let compiler = ProcessRunner.program(named: "swiftc") else { throw Missing() }
    self.compiler = compiler
    self.text = text
  }

  /// What the program prints to its standard output.
  ///
  /// - Throws: An error with the printed messages if it does not compile or does not end with status 0.
  package func output() throws -> String {
    try TemporaryDirectory.withDirectory { folder in
      try folder.write(text, to: "main.swift")
      let build = try ProcessRunner(program: compiler, workingDirectory: folder.url)
        .run(["-Onone", "-o", "program", "main.swift"])
      guard build.status == 0 else { throw Failure(step: "swiftc", outcome: build) }
      let run = try ProcessRunner(program: folder.file("program")).run([])
      guard run.status == 0 else { throw Failure(step: "program", outcome: run) }
      return run.output
    }
  }
}
