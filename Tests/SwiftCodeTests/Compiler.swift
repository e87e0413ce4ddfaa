import Foundation

/// The Swift compiler of the toolchain that runs the tests.
enum Compiler {
  /// What a program of one file prints.
  ///
  /// - Throws: `Failure` with the compiler's text if the program is refused; errors of the file system.
  static func output(ofProgram source: String) throws -> String {
    try withFolder { folder in
      try Data(source.utf8).write(to: folder.appending(path: "main.swift"))
      let build = try run("swiftc", ["-Onone", "-o", "program", "main.swift"], in: folder)
      guard build.status == 0 else { throw Failure(text: build.errors) }
      return try run(folder.appending(path: "program").path, [], in: folder).output
    }
  }

  /// The names of the files in which the type checker finds errors or warnings.
  static func rejectedFiles(_ sources: [String: String]) throws -> Set<String> {
    try withFolder { folder in
      for (name, text) in sources {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      let arguments = ["-frontend", "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "Words"]
      let outcome = try run(
        "swiftc", arguments + ["-diagnostic-style", "llvm", "-no-color-diagnostics"] + sources.keys.sorted(), in: folder
      )
      let files = outcome.errors.split(separator: "\n").filter {
        $0.contains(": error: ") || $0.contains(": warning: ")
      }
      .compactMap { $0.split(separator: ":").first.map(String.init) }
      guard (outcome.status == 0) == files.isEmpty || !files.isEmpty else { throw Failure(text: outcome.errors) }
      return Set(files)
    }
  }

  /// A program that does not compile.
  struct Failure: Error {
    let text: String
  }

  /// Runs a program and waits for it; the streams are files, so that they never fill up.
  private static func run(
    _ program: String, _ arguments: [String], in folder: URL
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    var texts: [URL] = []
    for name in ["out", "err"] {
      let url = folder.appending(path: "stream.\(name)")
      try Data().write(to: url)
      texts.append(url)
    }
    process.standardOutput = try FileHandle(forWritingTo: texts[0])
    process.standardError = try FileHandle(forWritingTo: texts[1])
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: try Data(contentsOf: texts[0]), as: UTF8.self),
      String(decoding: try Data(contentsOf: texts[1]), as: UTF8.self)
    )
  }

  /// Calls the body with a fresh folder, which is removed afterwards.
  private static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "swift-code-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
