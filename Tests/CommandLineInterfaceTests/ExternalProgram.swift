import Foundation

/// A program of this machine that judges what the module writes.
struct ExternalProgram {
  let path: String

  /// Finds a program on the search path; `nil` where it is not installed.
  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let candidates = folders.map { "\($0)/\(name)" }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  static func isInstalled(_ name: String) -> Bool { ExternalProgram(name) != nil }

  struct Outcome: Equatable {
    let status: Int32
    let output: String
  }

  /// Runs the program and gives what it writes on both streams; after 20 seconds it is stopped.
  func run(_ arguments: [String], in folder: URL) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Nobody's own settings may decide what is offered.
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": folder.deletingLastPathComponent().path, "LC_ALL": "C.UTF-8",
      "TERM": "dumb",
    ]
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let deadline = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 20, execute: deadline)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    deadline.cancel()
    return Outcome(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
