internal import AppIntentsBackend
internal import HandlerSources
internal import IntentSemantics
internal import LegacySources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Reads hand-written files, and finds in them what App Intents ask to be changed.
struct LegacyCodeSearch {
  /// Files, and folders that are searched for them.
  let paths: [String]

  /// The folder of the migrated files, which is left out.
  let outputDirectory: String

  /// The largest file, in bytes.
  let byteLimit: Int

  /// The files that somebody wrote.
  ///
  /// - Parameter diagnostics: Receives what cannot be read, and mistakes behind which a file may be misread.
  /// - Returns: The files in the order of the paths, each once.
  func sources(diagnostics: inout DiagnosticEngine) -> HandWrittenSources {
    let output = FileSystem().identity(of: outputDirectory)
    var search = CheckSearch(byteLimit: byteLimit) { path in
      output != nil && FileSystem().identity(of: path) == output
    }
    let sources = paths.flatMap { search.handWrittenSources(at: $0) }.filter {
      // Tests of the actions are beside hand-written ones, and know the old classes on purpose.
      !$0.isGeneratedCode && !MigratedFile.isMigrated($0.bytes)
    }
    diagnostics.report(contentsOf: search.diagnostics)
    let found = HandWrittenSources(sources)
    for source in found.swift {
      guard let fault = SwiftSyntaxFault(in: source) else { continue }
      diagnostics.report(
        Diagnostic(
          .brokenSwiftSource, severity: .warning, fault.message(in: source),
          at: SourceLocation(file: source, range: fault.range),
          hint: "what is found in the rest of this file may be wrong until this is mended"))
    }
    return found
  }

  /// What the files have of the intents of some definitions, and of those of the system that the project supports.
  static func code(
    in sources: [SourceFile], for programs: [IntentProgram], supported classNames: [String]
  ) -> LegacyCode {
    LegacyCode(
      in: Parallel.map(sources) { SwiftSource(reading: $0) }, names: LegacyNames(programs, supported: classNames))
  }
}
