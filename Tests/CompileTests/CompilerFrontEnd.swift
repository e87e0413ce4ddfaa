import Foundation
import TestSupport

/// The compiler proper, without the driver, which would start one process for each file.
struct CompilerFrontEnd: Sendable {
  private struct Missing: Error {}

  private let program: URL

  /// Finds the compiler.
  ///
  /// - Throws: An error if there is no `swiftc` in `PATH`.
  init() throws {
    guard let program = ProcessRunner.program(named: "swiftc") else { throw Missing() }
    self.program = program
  }

  /// Runs one action on files that exist.
  func run(_ arguments: [String], on files: [String], in folder: URL? = nil) throws -> CompilerReport {
    let style = ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
    let runner = ProcessRunner(program: program, workingDirectory: folder)
    return CompilerReport(try runner.run(["-frontend"] + arguments + style + files))
  }

  /// Runs one action on files that exist as text only.
  func run(_ arguments: [String], on sources: [SwiftSource]) throws -> CompilerReport {
    try TemporaryDirectory.withDirectory { folder in
      for source in sources { try folder.write(source.text, to: source.name) }
      return try run(arguments, on: sources.map(\.name), in: folder.url)
    }
  }
}
