import IntentCompiler
import MigrationSupport
import TestSupport
import Testing

/// Everything that a scaffold of one definition consists of, with the classes that the definition generates.
struct ScaffoldedExtension {
  /// The classes.
  let classes: [SwiftSource]
  /// The handlers, those of the system's intents included.
  let handlers: [SwiftSource]
  /// What is around them.
  let parts: [SwiftSource]

  /// The types of the parts.
  var expectedTypes: [String] { parts.map(\.stem) }

  /// A scaffold of definitions as one module.
  ///
  /// - Throws: The file system's error.
  init(
    of samples: [SampleDefinition], options: ScaffoldOptions, compiler: CompilerOptions = CompilerOptions()
  ) throws {
    let sources = try samples.map {
      DefinitionSource(path: $0.path, bytes: [UInt8](try $0.contents()))
    }
    var options = options
    options.parts = Set(ScaffoldOptions.Part.allCases)
    let compiler = Compiler(options: compiler)
    classes = Self.swift(compiler.compile(sources).files)
    handlers = Self.swift(
      compiler.handlers(for: sources, options: options).files
        + compiler.systemHandlers(for: sources, options: options).files)
    parts = Self.swift(compiler.extensionFiles(for: sources, options: options).files)
  }

  /// Type-checks all of it against the stand-ins of Apple's frameworks.
  func check(
    planting mistake: PlantedError? = nil, in mode: SwiftLanguageMode, furtherArguments: [String] = []
  ) throws -> CompilerReport {
    let sources = try mistake.map { try #require($0.planted(in: parts)) } ?? parts
    return try TypeChecker().check(
      classes + handlers + sources, expecting: expectedTypes, in: mode,
      furtherArguments: ["-package-name", "scaffold"] + furtherArguments)
  }

  private static func swift(_ files: [GeneratedFile]) -> [SwiftSource] {
    files.filter { $0.name.hasSuffix(".swift") }.map(SwiftSource.init(_:))
  }
}
