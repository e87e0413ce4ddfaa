package import Foundation

/// Asks clang whether generated Objective-C is right, with the stand-in headers in place of Apple's.
package struct ObjectiveCChecker: Sendable {
  private struct Missing: Error {}

  /// The system that is compiled for.
  package enum System: String, Sendable, CaseIterable {
    case iOS = "arm64-apple-ios13.0"
    case macOS = "arm64-apple-macos12.0"
  }

  /// A language that headers are included into.
  package enum Language: Sendable {
    case objectiveC

    /// Objective-C++, with the words of C++20.
    case objectiveCxx

    fileprivate var arguments: [String] {
      switch self {
      case .objectiveC: ["-x", "objective-c"]
      case .objectiveCxx: ["-x", "objective-c++", "-std=gnu++20"]
      }
    }
  }

  private let program: URL

  /// A checker with the clang that is beside `swiftc`.
  ///
  /// - Throws: An error if there is none.
  package init() throws {
    guard let compiler = ProcessRunner.program(named: "swiftc")?.resolvingSymlinksInPath() else { throw Missing() }
    let program = compiler.deletingLastPathComponent().appending(path: "clang", directoryHint: .notDirectory)
    guard FileManager.default.isExecutableFile(atPath: program.path) else { throw Missing() }
    self.program = program
  }

  /// The headers that stand in for Apple's.
  package static var standIns: URL {
    RepositoryLayout.stubs.appending(path: "ObjectiveC", directoryHint: .isDirectory)
  }

  /// The option for files that name intents of the system, whose headers take their time.
  package static let systemIntents = ["-D", "STAND_IN_SYSTEM_INTENTS"]

  /// The headers that stand in for those of frameworks that only one of the systems has.
  private static func standIns(for system: System) -> [URL] {
    switch system {
    case .iOS: [standIns, RepositoryLayout.stubs.appending(path: "ObjectiveCForIOS", directoryHint: .isDirectory)]
    case .macOS: [standIns]
    }
  }

  /// Compiles files that exist as text only, each on its own and without output, all in one run.
  ///
  /// - Throws: The file system's error, or another if clang cannot be started.
  package func check(
    _ sources: [ObjectiveCSource], for system: System = .iOS, as language: Language = .objectiveC,
    options: [String] = []
  ) throws -> CompilerReport {
    precondition(sources.contains(where: \.isCompiled), "A check of headers alone passes when nothing is found.")
    return try TemporaryDirectory.withDirectory { folder in
      for source in sources { try folder.write(source.text, to: source.path) }
      return try check(
        sources.filter(\.isCompiled).map(\.path), in: folder.url, for: system, as: language, options: options)
    }
  }

  /// The methods of classes and protocols in a text that includes nothing, in the order of its syntax tree, each with its
  /// sign and name.
  ///
  /// - Throws: The file system's error, or another if clang cannot be started or refuses the text.
  package func syntaxTree(of text: String) throws -> [String] {
    try TemporaryDirectory.withDirectory { folder in
      try folder.write(text, to: "A.m")
      let outcome = try ProcessRunner(program: program, workingDirectory: folder.url).run([
        "-fsyntax-only", "-w", "-fblocks", "-fobjc-arc", "-target", System.macOS.rawValue, "-fno-color-diagnostics",
        "-Xclang", "-ast-dump", "A.m",
      ])
      guard outcome.status == 0 else { throw Refusal(messages: outcome.errors) }
      return outcome.output.split(separator: "\n").compactMap { line in
        // What the compiler makes itself, as for a property, has no place in the text.
        guard line.contains("ObjCMethodDecl"),
          let match = line.firstMatch(of: #/ObjCMethodDecl 0x[0-9a-f]+ .*<.+?> .* ([-+]) (\S+) '/#),
          !line.contains(" implicit ")
        else { return nil }
        return String(match.1 + match.2)
      }
    }
  }

  private struct Refusal: Error { let messages: String }

  /// Compiles files of a folder, with further options.
  ///
  /// - Throws: An error if clang cannot be started.
  package func check(
    _ paths: [String], in folder: URL, for system: System = .iOS, as language: Language = .objectiveC,
    options: [String] = []
  ) throws -> CompilerReport {
    let arguments = [
      "-fsyntax-only", "-fobjc-arc", "-fblocks", "-Wall", "-Werror", "-Wunguarded-availability",
      "-target", system.rawValue,
      "-fno-color-diagnostics", "-fno-caret-diagnostics",
    ]
    let headers = Self.standIns(for: system).flatMap { ["-I", $0.path] }
    let run = ProcessRunner(program: program, workingDirectory: folder)
    return CompilerReport(try run.run(language.arguments + arguments + headers + options + paths))
  }
}
