import Foundation
import HandlerTrials
import IntentCompiler
import TestSupport

/// A program of scaffolded handlers whose open places are filled, and of everything that they need.
struct TrialProgram: Sendable {
  private struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// The handlers, their open places filled.
  let handlers: [FilledHandler]

  /// The number of open places in the scaffold.
  let openCount: Int

  /// The module of the intents.
  let classModule: String

  private let program: KitProgram

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
    self.handlers = handlers
    self.openCount = openCount
    classModule = configuration.intents == nil ? "PortableSamples" : Self.module(of: configuration)
    let ownArguments =
      configuration.intents == nil ? ["-Xfrontend", "-import-module", "-Xfrontend", "PortableSamples"] : []
    program = try KitProgram(
      files, named: Self.module(of: configuration), with: ["PortableSamples", "HandlerTrials"],
      arguments: ownArguments + configuration.compilerArguments)
  }

  /// What the trials show, handler by handler.
  ///
  /// - Throws: An error if the program does not come to its end.
  func records(of trials: [TrialRequest.Handler]) throws -> [[TrialRecord]] {
    let request = TrialRequest(classModule: classModule, handlers: trials)
    let output = try program.output(standardInput: try JSONEncoder().encode(request))
    return try JSONDecoder().decode([[TrialRecord]].self, from: output)
  }

  /// The module of the handlers, which is that of the intents where they are compiled as well.
  private static func module(of configuration: TrialConfiguration) -> String { "HandlerTrials_\(configuration)" }

  /// The file that starts the program.
  private static func main(running handlers: [String]) -> SwiftSource {
    let list = handlers.map { "  \"\($0)\": TriedHandler { \($0)() }," }.joined(separator: "\n")
    return SwiftSource(
      name: "main.swift", text: "import HandlerTrials\n\ntry await TrialRunner.run([\n\(list)\n])\n")
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
