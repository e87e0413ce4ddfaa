internal import SourceDiagnostics

/// A list of known findings that a configuration names.
struct ConfiguredBaseline: Sendable, Equatable {
  /// The path from the root of the file system, or from the current folder for what is below it.
  let path: String

  /// What all paths to the list have in common, whether or not it is there already.
  let identity: String

  /// Where it is named.
  let location: SourceLocation

  /// A list by the name that a configuration in the given folder has for it.
  init(named name: String, in folder: String, at location: SourceLocation) {
    let fileSystem = FileSystem()
    let absolute = name.hasPrefix("/") ? name : folder.appending(pathComponent: name)
    let parent = absolute.directoryOfPath
    path = fileSystem.displayedPath(absolute)
    identity =
      fileSystem.identity(of: absolute)
      ?? (fileSystem.identity(of: parent) ?? parent).appending(pathComponent: absolute.lastPathComponent)
    self.location = location
  }
}

extension [ConfiguredBaseline] {
  /// Each list once, sorted by path, so that it does not count in which order configurations were found.
  var distinct: [ConfiguredBaseline] {
    let sorted = sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var known: Set<String> = []
    return sorted.filter { known.insert($0.identity).inserted }
  }

  /// The complaint about several lists; nil where there is none, or one.
  var conflict: Diagnostic? {
    guard let first, let last, count > 1 else { return nil }
    let names = dropLast().map { "'\($0.path)'" }.joined(separator: ", ")
    return Diagnostic(
      .invalidConfiguration, "the inputs have different baselines: \(names) and '\(last.path)'", at: first.location,
      hint: "check the inputs one by one, or pass --baseline",
      notes: dropFirst().map { DiagnosticNote("another baseline is named here", at: $0.location) })
  }
}
