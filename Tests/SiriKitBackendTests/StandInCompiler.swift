import Foundation
import Testing

/// The compiler with the modules of `Tests/Stubs` in place of Apple's frameworks.
struct StandInCompiler {
  private let folder: URL
  private let arguments: [String]

  /// Emits the modules once in a test run, whichever test comes first.
  static let shared = Result { try StandInCompiler() }

  private init() throws {
    let stubs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Stubs", directoryHint: .isDirectory)
    // One folder for each checkout, so that runs neither leave many behind nor meet.
    let checkout = stubs.path.replacing("/", with: "_")
    folder = FileManager.default.temporaryDirectory.appending(path: "intentc\(checkout)", directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    arguments = [
      "-parse-as-library", "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
      "-Xcc", "-fmodule-map-file=\(stubs.path)/clang/module.modulemap", "-I", folder.path,
      "-module-cache-path", folder.appending(path: "Cache").path,
    ]
    for module in ["Foundation", "CoreLocation", "Intents"] {
      let sources = stubs.appending(path: module)
      let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
      // Bodies are skipped because some of those for bridging bring the compiler down.
      let problems = try run(
        ["-emit-module", "-module-name", module, "-experimental-skip-all-function-bodies"]
          + ["-o", folder.appending(path: "\(module).swiftmodule").path]
          + files.filter { $0.hasSuffix(".swift") }.map { sources.appending(path: $0).path })
      try #require(problems == "", "\(module) must compile")
    }
  }

  /// What the type checker objects to; empty if nothing.
  ///
  /// Another file names the expected types: a generated file is empty, and so without errors, where Intents is not found.
  func problems(
    in sources: [String: [UInt8]], expecting types: [String], options: [String]
  ) throws -> String {
    let place = folder.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    var sources = sources
    sources["Sentinel.swift"] = Array(
      types.enumerated().map { "typealias Expected\($0.offset) = `\($0.element)`\n" }.joined().utf8)
    for (name, bytes) in sources {
      try Data(bytes).write(to: place.appending(path: name))
    }
    return try run(
      ["-typecheck", "-module-name", "Generated", "-package-name", "Generated"] + options
        + sources.keys.sorted().map { place.appending(path: $0).path })
  }

  /// Runs the compiler proper and gives what it writes to its standard error.
  private func run(_ action: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-frontend"] + action + arguments
    let log = folder.appending(path: "\(UUID().uuidString).txt")
    try Data().write(to: log)
    process.standardError = try FileHandle(forWritingTo: log)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    return process.terminationStatus != 0 && text.isEmpty ? "status \(process.terminationStatus)" : text
  }
}
