import Foundation
import TestSupport
import Testing

/// The recorded handlers of one definition with one set of options.
struct RecordedHandlers: Sendable, CustomTestStringConvertible {
  let variation: HandlerVariation
  let sample: SampleDefinition

  var testDescription: String { "\(variation.name)/\(sample.stem)" }

  /// The recorded files, sorted by name.
  func sources() throws -> [SwiftSource] {
    let folder = variation.folder.appending(path: sample.stem, directoryHint: .isDirectory)
    return try FileTree.paths(in: folder).map {
      try SwiftSource(contentsOf: folder.appending(path: $0, directoryHint: .notDirectory))
    }
  }

  /// Type-checks handlers together with the classes that the definition generates.
  func check(_ handlers: [SwiftSource], in mode: SwiftLanguageMode) throws -> CompilerReport {
    // A definition of system intents alone generates no class.
    let classes = try ReferenceOutput.named(sample.stem, in: "default")?.sources() ?? []
    let names = handlers.flatMap { source in
      source.text.matches(of: #/(?m)^(?:nonisolated )?(?:public |package )?class (\w+): NSObject/#).map { String($0.1) }
    }
    return try TypeChecker().check(
      classes + handlers, expecting: names, in: mode, furtherArguments: ["-package-name", "handlers"])
  }

  /// All that have files.
  static func all() throws -> [RecordedHandlers] {
    try HandlerVariation.all().filter { $0.parts == nil }
      .flatMap { variation in try variation.samples().map { RecordedHandlers(variation: variation, sample: $0) } }
      .filter { try !$0.sources().isEmpty }
  }
}
