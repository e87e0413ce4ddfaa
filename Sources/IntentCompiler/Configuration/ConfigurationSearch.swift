internal import SourceDiagnostics

/// Finds and reads the configuration files of a run, each once.
struct ConfigurationSearch {
  /// The configurations in use; the one at 0 is that of the first input.
  private(set) var configurations: [Configuration] = []

  private(set) var diagnostics = DiagnosticEngine()
  private let fileSystem = FileSystem()
  private var indexByPath: [String: Int] = [:]

  /// The index of the configuration for an input: the file that is given, or the nearest one from the input upwards, or
  /// one without settings.
  mutating func configuration(forInput input: String, file: String?, isUsed: Bool) -> Int {
    guard isUsed else { return index(ofFile: nil) }
    if let file { return index(ofFile: file) }
    let absolute = fileSystem.identity(of: input) ?? fileSystem.absolutePath(input)
    var folder = fileSystem.kind(of: absolute) == .directory ? absolute : absolute.directoryOfPath
    while true {
      let path = folder.appending(pathComponent: Configuration.fileName)
      if fileSystem.resolvedKind(of: path) == .file { return index(ofFile: fileSystem.displayedPath(path)) }
      if folder == "/" || folder.isEmpty { return index(ofFile: nil) }
      folder = folder.directoryOfPath
    }
  }

  private mutating func index(ofFile path: String?) -> Int {
    let key = path ?? ""
    if let index = indexByPath[key] { return index }
    configurations.append(path.flatMap { read($0) } ?? Configuration())
    indexByPath[key] = configurations.count - 1
    return configurations.count - 1
  }

  private mutating func read(_ path: String) -> Configuration? {
    do {
      let source = SourceFile(path: path, bytes: try fileSystem.read(path))
      let identity = fileSystem.identity(of: path) ?? fileSystem.absolutePath(path)
      return ConfigurationReader.read(source, in: identity.directoryOfPath, diagnostics: &diagnostics)
    } catch {
      diagnostics.report(
        Diagnostic(.invalidConfiguration, "cannot read the configuration '\(path)': \(error.reason)", at: nil))
      return nil
    }
  }
}
