import Foundation
import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// A project of the samples, with definitions, sources, property lists and an Xcode project.
enum SampleProject: String, CaseIterable, CustomTestStringConvertible {
  /// Two apps for two systems, an extension for each and a framework; system intents and translations.
  case kitchen = "Kitchen"
  /// An app that handles intents itself, and a widget; synchronised folders.
  case pantry = "Pantry"
  /// An app with two extensions and a framework, and nearly everything that can be wrong.
  case diner = "Diner"

  var testDescription: String { rawValue }

  /// The folder.
  var folder: URL {
    RepositoryLayout.root.appending(path: "Tests/CheckFixtures/\(rawValue)", directoryHint: .isDirectory)
  }

  /// The files with paths from the folder, sorted.
  func files() throws -> [SourceFile] {
    try FileTree.paths(in: folder).sorted().map { path in
      SourceFile(path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
    }
  }

  /// A copy in another folder.
  func write(to directory: TemporaryDirectory) throws {
    for file in try files() {
      try directory.write(Data(file.bytes), to: file.path)
    }
  }
}

extension Diagnostic {
  /// The finding as `path:line:column severity slug: message`.
  var line: String {
    var place = "nowhere"
    if let location {
      let position = LineTable(location.file.bytes).position(at: Int(location.range.lowerBound))
      place = "\(location.file.path):\(position.line):\(position.column)"
    }
    return "\(place) \(severity) \(id): \(message)"
  }
}
