internal import HandlerSources
internal import ObjectiveCSourceReader
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds the files in Swift and Objective-C that handlers may stand in.
struct HandlerSourceSearch {
  /// The largest file, in bytes.
  let byteLimit: Int

  /// What could not be read.
  private(set) var diagnostics = DiagnosticEngine()

  private let fileSystem = FileSystem()
  private var known: Set<String> = []
  private var files: [SourceFile] = []
  private var testPaths: Set<String> = []

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The files below a folder for new handlers, which need not exist, and at further paths.
  mutating func sources(output: String, paths: [String]) -> WrittenSources {
    if fileSystem.resolvedKind(of: output) == .directory { collect(output.withoutCurrentFolders) }
    for path in paths {
      let path = path.withoutCurrentFolders
      switch fileSystem.resolvedKind(of: path) {
      case .directory?: collect(path)
      case .file? where Self.isSource(path): add(path, isTest: false)
      case .file?: report("'\(path)' is no file in Swift or Objective-C")
      case nil: report("'\(path)' does not exist")
      case .symbolicLink?, .other?: report("'\(path)' is neither a file nor a folder")
      }
    }
    return WrittenSources(
      swift: SwiftSources(
        Parallel.map(files.filter { $0.path.fileSuffix == "swift" }) { SwiftSource(reading: $0) }, testPaths: testPaths),
      objectiveC: ObjectiveCSources(
        Parallel.map(files.filter { $0.path.fileSuffix != "swift" && !$0.isGeneratedCode }) {
          ObjectiveCSource(reading: $0)
        }, testPaths: testPaths))
  }

  private static func isSource(_ path: String) -> Bool { ["swift", "h", "m", "mm"].contains(path.fileSuffix) }

  /// What a folder is called above the given one says nothing about it.
  private mutating func collect(_ folder: String, depth: Int = 0, isTest: Bool = false) {
    // Folders are followed 64 levels deep; links to folders are not followed, so a cycle cannot occur.
    guard depth < 64, let names = InputSearch().names(in: folder, diagnostics: &diagnostics) else { return }
    for name in names where !name.hasPrefix(".") {
      let path = folder.appending(pathComponent: name)
      switch fileSystem.kind(of: path) {
      case .directory? where !InputSearch.skippedFolders.contains(name):
        collect(path, depth: depth + 1, isTest: isTest || SwiftSources.isTestFolder(name))
      case .file? where Self.isSource(name):
        add(path, isTest: isTest)
      case .symbolicLink? where Self.isSource(name) && fileSystem.resolvedKind(of: path) == .file:
        add(path, isTest: isTest)
      default:
        break
      }
    }
  }

  private mutating func add(_ path: String, isTest: Bool) {
    guard known.insert(fileSystem.identity(of: path) ?? path).inserted,
      let source =
        InputSearch().codeSource(
          at: path, in: path.fileSuffix == "swift" ? "Swift" : "Objective-C", limit: byteLimit, severity: .error,
          diagnostics: &diagnostics)
    else { return }
    files.append(source)
    if isTest { testPaths.insert(path) }
  }

  private mutating func report(_ message: String) {
    diagnostics.report(Diagnostic(.unreadableInput, message, at: nil))
  }
}
