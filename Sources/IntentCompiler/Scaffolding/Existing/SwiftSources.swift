internal import HandlerSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// The Swift files of an app that somebody wrote, read.
struct SwiftSources: Sendable {
  /// The files in the order in which they were found.
  let files: [SwiftSource]

  /// The types of the files.
  let index: SwiftSourceIndex

  /// The paths of the files that hold tests.
  private let testPaths: Set<String>

  /// What the files declare that were generated, which count for nothing else.
  let generated: [SwiftTypeDeclaration]

  /// The given files, some of which hold tests, and some of which may have been generated.
  init(_ files: [SwiftSource], testPaths: Set<String> = []) {
    let groups = Dictionary(grouping: files, by: \.source.isGeneratedCode)
    self.init(written: groups[false] ?? [], testPaths: testPaths, generated: (groups[true] ?? []).flatMap(\.types))
  }

  private init(written files: [SwiftSource], testPaths: Set<String>, generated: [SwiftTypeDeclaration]) {
    self.files = files
    self.generated = generated
    self.testPaths = testPaths
    index = SwiftSourceIndex(sources: files)
  }

  /// Whether a file holds tests.
  func isTest(_ source: SourceFile) -> Bool { testPaths.contains(source.path) }

  /// The paths of the files.
  var paths: [String] { files.map(\.source.path) }

  /// The types that handle intents.
  ///
  /// - Parameter isIntentClass: Whether there is an intent class of a name.
  /// - Returns: The types.
  func handlerTypes(isIntentClass: @escaping (String) -> Bool) -> HandlerTypes {
    HandlerTypes(
      index, sources: files.map(\.source), isIntentClass: isIntentClass,
      isTest: { [testPaths] in testPaths.contains($0) })
  }

  /// The file at a path; nil where there is none.
  func file(at path: String) -> SwiftSource? { files.first { $0.source.path == path } }

  /// The same files with other contents of some, by their paths.
  func replacing(_ contents: [String: [UInt8]]) -> SwiftSources {
    SwiftSources(
      written: files.map { file in
        contents[file.source.path].map {
          SwiftSource(reading: SourceFile(path: file.source.path, bytes: $0))
        } ?? file
      }, testPaths: testPaths, generated: generated)
  }

  /// Whether a folder of the given name holds tests.
  static func isTestFolder(_ name: String) -> Bool { TestFolders.isTest(name[...]) }
}
