internal import HandlerSources
internal import ObjectiveCSourceReader
internal import SourceDiagnostics
internal import SwiftSourceReader

/// The files of an app that somebody wrote, read.
struct WrittenSources: Sendable {
  /// Those in Swift.
  let swift: SwiftSources

  /// Those in Objective-C.
  let objectiveC: ObjectiveCSources

  /// The paths of the files.
  var paths: [String] { swift.paths + objectiveC.files.map(\.source.path) }

  /// All files.
  var files: [SourceFile] { swift.files.map(\.source) + objectiveC.files.map(\.source) }

  /// The same files with other contents of some, by their paths.
  func replacing(_ contents: [String: [UInt8]]) -> WrittenSources {
    WrittenSources(swift: swift.replacing(contents), objectiveC: objectiveC.replacing(contents))
  }
}

/// The files in Objective-C that somebody wrote, read.
struct ObjectiveCSources: Sendable {
  /// The files in the order in which they were found.
  let files: [ObjectiveCSource]

  /// The classes and protocols of the files.
  let index: ObjectiveCSourceIndex

  private let testPaths: Set<String>

  /// The given files, some of which hold tests.
  init(_ files: [ObjectiveCSource], testPaths: Set<String> = []) {
    self.files = files
    self.testPaths = testPaths
    index = ObjectiveCSourceIndex(files)
  }

  /// Whether a file holds tests.
  func isTest(_ source: SourceFile) -> Bool { testPaths.contains(source.path) }

  /// The classes that handle intents, some of whose methods may be in Swift.
  func handlerTypes(with swift: SwiftSources) -> ObjectiveCHandlerTypes {
    ObjectiveCHandlerTypes(index, swiftTypes: swift.index) { [testPaths] in testPaths.contains($0) }
  }

  /// The same files with other contents of some, by their paths.
  func replacing(_ contents: [String: [UInt8]]) -> ObjectiveCSources {
    ObjectiveCSources(
      files.map { file in
        contents[file.source.path].map { ObjectiveCSource(reading: SourceFile(path: file.source.path, bytes: $0)) }
          ?? file
      }, testPaths: testPaths)
  }
}
