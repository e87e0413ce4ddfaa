import Foundation
import HandlerTrials
import IntentCompiler
import TestSupport

/// A program of scaffolded handlers whose open places are filled, and of everything that they need.
struct TrialProgram: Sendable {
  private struct Failure: Error, CustomStringConvertible {
    let step: String
    let outcome: ProcessOutcome
    var description: String { "\(step): \(outcome.termination)\n\(outcome.errors)" }
  }

  private struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// The handlers, their open places filled.
  let handlers: [FilledHandler]

  /// The number of open places in the scaffold.
  let openCount: Int

  /// The module of the intents.
  let classModule: String

  /// The module of the handlers.
  private static let handlerModule = "TriedHandlers"

  private let program: URL

  /// The program of a configuration, compiled once in a test run.
  ///
  /// - Throws: An error with the compiler's text if the handlers do not compile.
  static func compiled(_ configuration: TrialConfiguration) throws -> TrialProgram {
    try programs[configuration]?.get() ?? { throw Missing(description: "\(configuration)") }()
  }

  private static let programs = Dictionary(
    uniqueKeysWithValues: TrialConfiguration.allCases.map { configuration in
      (configuration, Lazy { try TrialProgram(configuration) })
    })

  private init(_ configuration: TrialConfiguration) throws {
    let folder = RepositoryLayout.products
      .appending(path: "HandlerTrials-\(configuration)", directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files: [SwiftSource] = []
    var handlers: [FilledHandler] = []
    var openCount = 0
    for sample in configuration.samples {
      let source = DefinitionSource(path: sample.path, bytes: [UInt8](try sample.contents()))
      let scaffold = Compiler().handlers(for: [source], options: configuration.scaffold)
      for file in scaffold.files.map({ SwiftSource($0) }) {
        openCount += FilledHandler.openCount(in: file)
        handlers.append(FilledHandler(file))
      }
      if let options = configuration.intents {
        files += Compiler(options: options).compile([source]).files.map { SwiftSource($0) }
      }
    }
    // The desk is called where the test kit alone is imported.
    files += handlers.map {
      SwiftSource(name: $0.source.name, text: "import HandlerTrials\n" + $0.source.text)
    }
    files.append(Self.main(running: handlers.map(\.source.stem)))
    for file in files {
      try file.text.write(to: folder.appending(path: file.name), atomically: true, encoding: .utf8)
    }
    self.handlers = handlers
    self.openCount = openCount
    classModule = configuration.intents == nil ? "PortableSamples" : Self.handlerModule
    program = folder.appending(path: "trials", directoryHint: .notDirectory)
    try Self.compile(files.map(\.name), in: folder, as: Self.handlerModule, configuration)
  }

  /// What the trials show, handler by handler.
  ///
  /// - Throws: An error if the program does not come to its end.
  func records(of trials: [TrialRequest.Handler]) throws -> [[TrialRecord]] {
    let request = TrialRequest(classModule: classModule, handlers: trials)
    let outcome = try ProcessRunner(program: program, timeLimit: .seconds(300))
      .run([], standardInput: try JSONEncoder().encode(request))
    guard outcome.status == 0 else { throw Failure(step: "trials", outcome: outcome) }
    return try JSONDecoder().decode([[TrialRecord]].self, from: outcome.outputData)
  }

  /// The file that starts the program.
  private static func main(running handlers: [String]) -> SwiftSource {
    let list = handlers.map { "  \"\($0)\": TriedHandler { \($0)() }," }.joined(separator: "\n")
    return SwiftSource(
      name: "main.swift", text: "import HandlerTrials\n\ntry await TrialRunner.run([\n\(list)\n])\n")
  }

  private static func compile(
    _ files: [String], in folder: URL, as module: String, _ configuration: TrialConfiguration
  ) throws {
    guard let compiler = ProcessRunner.program(named: "swiftc") else { throw Missing(description: "swiftc") }
    var arguments = [
      "-Onone", "-wmo", "-swift-version", "6", "-module-name", module, "-o", "trials",
      "-I", RepositoryLayout.products.appending(path: "Modules").path,
    ]
    if configuration.intents == nil {
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", "PortableSamples"]
    }
    let objects = try ["IntentDialogue", "IntentsTestKit", "PortableSamples", "HandlerTrials"].flatMap(objects)
    let outcome = try ProcessRunner(program: compiler, workingDirectory: folder, timeLimit: .seconds(600))
      .run(arguments + configuration.compilerArguments + files + objects)
    guard outcome.status == 0 else { throw Failure(step: "swiftc", outcome: outcome) }
  }

  /// The object files of a module of this build; what an earlier build has left is not among them.
  private static func objects(of module: String) throws -> [String] {
    struct Outputs: Decodable {
      let object: String?
    }
    let map = RepositoryLayout.products.appending(path: "\(module).build/output-file-map.json")
    let outputs = try JSONDecoder().decode([String: Outputs].self, from: Data(contentsOf: map))
    return outputs.filter { !$0.key.isEmpty }.compactMap(\.value.object)
      .filter { FileManager.default.fileExists(atPath: $0) }.sorted()
  }
}

extension SwiftSource {
  /// A file that was generated.
  fileprivate init(_ file: GeneratedFile) {
    self.init(name: file.name, text: String(decoding: file.bytes, as: UTF8.self))
  }
}

/// A value that is made when it is first asked for, once, whoever comes first; others wait.
private final class Lazy<Value: Sendable>: @unchecked Sendable {
  // The lock guards the value.
  private let lock = NSLock()
  private var result: Result<Value, any Error>?
  private let make: @Sendable () throws -> Value

  init(_ make: @escaping @Sendable () throws -> Value) {
    self.make = make
  }

  func get() throws -> Value {
    try lock.withLock {
      if let result { return try result.get() }
      let made = Result { try make() }
      result = made
      return try made.get()
    }
  }
}
