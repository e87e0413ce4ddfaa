import Foundation
import IntentCompiler
import SourceDiagnostics
import TestSupport

/// What rules find in the published definitions together with their tables.
enum CorpusTranslations {
  /// A set of files that belong together: those of now, or those of an older revision.
  private static let fileSets: [[SourceFile]] = {
    guard let folder = RepositoryLayout.sharedCorpus?.appending(path: "files", directoryHint: .isDirectory) else {
      return []
    }
    var sets: [String: [SourceFile]] = [:]
    for path in FileTree.paths(in: folder) {
      // An older revision of a file has its mark behind the suffix.
      let parts = path.split(separator: "@", maxSplits: 1).map(String.init)
      guard let data = try? Data(contentsOf: folder.appending(path: path, directoryHint: .notDirectory)) else {
        continue
      }
      let file = SourceFile(path: parts[0], bytes: [UInt8](data))
      sets[parts.count > 1 ? parts[1] : "", default: []].append(file)
    }
    return sets.sorted { $0.key < $1.key }.map(\.value)
  }()

  /// The findings in the files of now, by rule.
  static let current: [String: [Diagnostic]] = findings(in: fileSets.prefix(1))

  /// The findings in older revisions, by rule.
  static let earlier: [String: [Diagnostic]] = findings(in: fileSets.dropFirst())

  /// The number of tables of now.
  static let tableCount = fileSets.first?.count { !$0.path.hasSuffix(".intentdefinition") } ?? 0

  private static func findings(in sets: ArraySlice<[SourceFile]>) -> [String: [Diagnostic]] {
    Dictionary(grouping: sets.flatMap { Compiler().findings(in: $0) }) { $0.id.slug }
  }
}
