import Foundation
import TestSupport

/// A program that is compiled with the test kit of this very build.
struct KitProgram: Sendable {
  private struct Failure: Error, CustomStringConvertible {
    let step: String
    let outcome: ProcessOutcome
    var description: String { "\(step): \(outcome.termination)\n\(outcome.errors.prefix(4000))" }
  }

  private struct Missing: Error {
    let program: String
  }

  private let program: URL

  /// Compiles a program.
  ///
  /// - Parameters:
  ///   - files: The sources, `main.swift` among them.
  ///   - name: The name of the module and of the program's folder.
  ///   - modules: The modules besides the test kit that it needs.
  ///   - arguments: What else the compiler is told.
  /// - Throws: An error with the compiler's text if it does not compile.
  init(_ files: [SwiftSource], named name: String, with modules: [String] = [], arguments: [String] = []) throws {
    let folder = RepositoryLayout.products.appending(path: name, directoryHint: .isDirectory)
    // What an earlier run has left must not hide that the program no longer compiles.
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      try file.text.write(to: folder.appending(path: file.name), atomically: true, encoding: .utf8)
    }
    guard let compiler = ProcessRunner.program(named: "swiftc") else { throw Missing(program: "swiftc") }
    let options = [
      "-Onone", "-wmo", "-swift-version", "6", "-module-name", name, "-o", "program",
      "-I", RepositoryLayout.products.appending(path: "Modules").path,
    ]
    let objects = try (["IntentDialogue", "IntentsTestKit"] + modules).flatMap(BuiltModule.objects)
    let build = try ProcessRunner(program: compiler, workingDirectory: folder, timeLimit: .seconds(600))
      .run(options + arguments + files.map(\.name) + objects)
    guard build.status == 0 else { throw Failure(step: "swiftc", outcome: build) }
    program = folder.appending(path: "program", directoryHint: .notDirectory)
  }

  /// What the program prints.
  ///
  /// - Throws: An error if the program does not come to its end.
  func output(standardInput: Data = Data()) throws -> Data {
    let outcome = try ProcessRunner(program: program, timeLimit: .seconds(300)).run([], standardInput: standardInput)
    guard outcome.status == 0 else { throw Failure(step: program.path, outcome: outcome) }
    return outcome.outputData
  }
}
