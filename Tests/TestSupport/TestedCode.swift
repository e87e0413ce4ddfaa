import Foundation

/// Migrated code as a module, and tests that import it: both compiled against the stand-in modules, the tests with the
/// macros of Swift Testing.
package struct TestedCode: Sendable {
  /// A step that failed, with what it printed.
  package struct Failure: Error, CustomStringConvertible {
    let step: String
    let text: String
    package var description: String { "\(step): \(text)" }
  }

  /// The name of the module.
  package let module: String

  private let code: [SwiftSource]
  private let tests: [SwiftSource]

  /// Code and its tests.
  ///
  /// - Parameters:
  ///   - module: The name of the module with the code.
  ///   - code: The files of the module; the legacy classes among them are those of the portable flavour.
  ///   - tests: The files of the tests.
  package init(module: String, code: [SwiftSource], tests: [SwiftSource]) {
    self.module = module
    self.code = code
    self.tests = tests
  }

  /// Whether there are tests: the settings of a widget have none.
  package var hasTests: Bool { !tests.isEmpty }

  /// What the compiler says about the tests.
  ///
  /// - Parameters:
  ///   - mode: The language mode.
  ///   - findsDataRaces: Whether the compiler goes on to where it looks for data races, in the mode that does so.
  /// - Returns: What the compiler says.
  /// - Throws: An error if the code does not compile, or the compiler cannot be started.
  package func check(in mode: SwiftLanguageMode, findsDataRaces: Bool = true) throws -> CompilerReport {
    try TemporaryDirectory.withDirectory { folder in
      // What is in the bodies is looked at where there are no tests.
      try compile(
        in: mode, to: folder, emitting: ["-emit-module", "-experimental-skip-all-function-bodies"], "swiftmodule")
      return try CompilerFrontEnd().run(
        mode.checkingAction(findsDataRaces: findsDataRaces) + Self.testArguments(module, mode, folder), on: tests)
    }
  }

  /// Runs tests of several modules in one program.
  ///
  /// - Returns: What became of the program: it ends with status 0 where all tests have passed.
  /// - Throws: An error if something does not compile.
  package static func run(_ modules: [TestedCode]) throws -> ProcessOutcome {
    guard let compiler = ProcessRunner.program(named: "swiftc") else { throw Failure(step: "swiftc", text: "missing") }
    return try TemporaryDirectory.withDirectory { folder in
      var objects: [String] = []
      for module in modules {
        objects.append(
          try module.compile(
            in: .five, to: folder,
            emitting: ["-c", "-emit-module-path", folder.file("\(module.module).swiftmodule").path], "o"))
        let object = folder.file(module.module + "Tests.o").path
        let report = try CompilerFrontEnd().run(
          ["-c", "-o", object] + testArguments(module.module, .five, folder), on: module.tests)
        guard report.isClean else { throw Failure(step: module.module + "Tests", text: "\(report)") }
        objects.append(object)
      }
      try folder.write(entryPoint, to: "EntryPoint.swift")
      let kit = try ["IntentDialogue", "IntentsTestKit"].flatMap(BuiltModule.objects)
      let build = try ProcessRunner(program: compiler, workingDirectory: folder.url).run(
        ["-parse-as-library", "-o", "tests", "EntryPoint.swift"] + objects
          + AppIntentsModules.emitted(for: .bridge).objects + kit)
      guard build.status == 0 else { throw Failure(step: "linking", text: build.errors) }
      return try ProcessRunner(program: folder.file("tests")).run([])
    }
  }

  private static let entryPoint = """
    import Testing

    @main struct EntryPoint {
        static func main() async {
            await Testing.__swiftPMEntryPoint() as Never
        }
    }

    """

  @discardableResult
  private func compile(
    in mode: SwiftLanguageMode, to folder: TemporaryDirectory, emitting action: [String], _ ending: String
  ) throws -> String {
    let file = folder.file("\(module).\(ending)").path
    let report = try CompilerFrontEnd().run(
      action + ["-o", file, "-enable-testing", "-module-name", module] + Self.arguments(mode), on: code)
    guard report.isClean else { throw Failure(step: module, text: "\(report)") }
    return file
  }

  private static func testArguments(
    _ module: String, _ mode: SwiftLanguageMode, _ folder: TemporaryDirectory
  )
    throws -> [String]
  {
    try ["-module-name", module + "Tests", "-I", folder.url.path] + arguments(mode)
  }

  private static func arguments(_ mode: SwiftLanguageMode) throws -> [String] {
    try ["-parse-as-library", "-swift-version", mode.rawValue] + AppIntentsModules.emitted(for: .bridge).arguments
  }
}

extension TestedCode {
  /// The same with another text in a file of the code.
  ///
  /// - Throws: An error where the file does not have the text.
  package func replacing(_ text: String, with other: String, in file: String) throws -> TestedCode {
    TestedCode(module: module, code: try code.replacing(text, with: other, in: file), tests: tests)
  }

  /// The same with another text in a file of the tests.
  ///
  /// - Throws: An error where the file does not have the text.
  package func replacing(_ text: String, with other: String, inTests file: String) throws -> TestedCode {
    TestedCode(module: module, code: code, tests: try tests.replacing(text, with: other, in: file))
  }
}

extension [SwiftSource] {
  fileprivate func replacing(_ text: String, with other: String, in file: String) throws -> [SwiftSource] {
    guard contains(where: { $0.name == file && $0.text.contains(text) }) else {
      throw TestedCode.Failure(step: file, text: "there is no '\(text)'")
    }
    return map { source in
      source.name == file
        ? SwiftSource(name: source.name, text: source.text.replacing(text, with: other)) : source
    }
  }
}
