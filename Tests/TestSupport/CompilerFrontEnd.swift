package import Foundation

/// The compiler proper, without the driver, which would start one process for each file.
package struct CompilerFrontEnd: Sendable {
  private struct Missing: Error {}

  private let program: URL

  /// What a compilation needs in order to know macros, those of the tests among them.
  private let macros: [String]

  /// Finds the compiler.
  ///
  /// - Throws: An error if there is no `swiftc` in `PATH`.
  package init() throws {
    guard let program = ProcessRunner.program(named: "swiftc") else { throw Missing() }
    self.program = program
    let plugins = program.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../lib/swift/host/plugins").standardizedFileURL.path
    macros = ["-plugin-path", plugins]
  }

  /// Runs one action on files that exist; relative paths start from `folder`.
  ///
  /// - Throws: An error if the compiler cannot be started. What it says about the files is part of the report.
  package func run(_ arguments: [String], on files: [String], in folder: URL? = nil) throws -> CompilerReport {
    let style = ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
    let runner = ProcessRunner(program: program, workingDirectory: folder)
    return CompilerReport(try runner.run(["-frontend"] + arguments + macros + style + files))
  }

  /// Runs one action on files that exist as text only.
  ///
  /// - Throws: The file system's error, or another if the compiler cannot be started.
  package func run(_ arguments: [String], on sources: [SwiftSource]) throws -> CompilerReport {
    try TemporaryDirectory.withDirectory { folder in
      for source in sources { try folder.write(source.text, to: source.name) }
      return try run(arguments, on: sources.map(\.name), in: folder.url)
    }
  }
}
