import Foundation
import TestSupport

/// A folder with definitions in it, and the built program to run there.
struct Workspace: Sendable {
  let folder: TemporaryDirectory

  /// The program; the drop-in form has another one.
  let program: URL

  private init(_ folder: TemporaryDirectory) {
    self.folder = folder
    program = RepositoryLayout.compilerProgram
  }

  /// Runs `body` with a fresh folder that holds copies of sample definitions.
  static func with<Result>(_ samples: [String: String] = [:], _ body: (Workspace) throws -> Result) throws -> Result {
    try TemporaryDirectory.withDirectory { folder in
      for (path, sample) in samples {
        try folder.write(Data(contentsOf: RepositoryLayout.definitions.appending(path: sample)), to: path)
      }
      return try body(Workspace(folder))
    }
  }

  /// Runs the program in the folder, or in one below it.
  func run(
    _ arguments: [String], in subfolder: String? = nil, environment: [String: String] = [:], program: URL? = nil,
    standardInput: Data = Data()
  ) throws -> ProcessOutcome {
    let place = subfolder.map { folder.url.appending(path: $0, directoryHint: .isDirectory) } ?? folder.url
    return try ProcessRunner(
      program: program ?? self.program, environment: environment, workingDirectory: place, timeLimit: .seconds(60)
    ).run(arguments, standardInput: standardInput)
  }

  /// The names in a folder, sorted, but for the record that runs over folders keep; nil where there is no folder.
  func names(in path: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder.file(path).path).filter { $0 != Self.record }.sorted()
  }

  /// The files of an output folder with their contents, but for the record of where the definitions lie.
  func code(in path: String) throws -> [String: Data] {
    try FileTree.contents(of: folder.file(path)).filter { $0.key != Self.record }
  }

  private static let record = ".generation.lock.json"

  /// All files below the folder with their contents.
  func contents() throws -> [String: Data] { try FileTree.contents(of: folder.url) }

  func read(_ path: String) throws -> String { try String(contentsOf: folder.file(path), encoding: .utf8) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.file(path).path) }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(at: folder.file(path), withIntermediateDirectories: true)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.file(path).path, withDestinationPath: target)
  }

  func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: folder.file(path).path)) != nil
  }

  /// What changes when a file is written again: its number on the disk and the time.
  func identity(_ path: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(path).path)
    return ["\(attributes[.systemFileNumber] ?? "")", "\(attributes[.modificationDate] ?? "")"]
  }
}

extension ProcessOutcome {
  /// The lines of the standard output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
}
