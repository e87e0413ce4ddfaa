internal import SourceDiagnostics

/// Finds and reads the configuration files of a run, each once.
struct ConfigurationSearch {
  /// The configurations in use; the one at 0 is that of the first input.
  private(set) var configurations: [Configuration] = []

  private(set) var diagnostics = DiagnosticEngine()
  private let fileSystem = FileSystem()
  private var indexByPath: [String: Int] = [:]

  /// The configuration of a run that has one; nil when errors have been reported.
  ///
  /// - Parameters:
  ///   - inputs: The inputs of the run.
  ///   - file: The configuration for all of them; nil for the nearest one from each.
  ///   - isUsed: Whether there is a configuration at all.
  ///   - part: What has to be the same in all.
  ///   - subject: What the part is about, for a message.
  ///   - diagnostics: Receives `invalid-configuration`.
  /// - Returns: The configuration.
  static func configuration(
    of inputs: [String], file: String?, isUsed: Bool, distinguishedBy part: (Configuration) -> some Equatable,
    saying subject: String, diagnostics: inout DiagnosticEngine
  ) -> Configuration? {
    var search = ConfigurationSearch()
    for input in inputs { _ = search.configuration(forInput: input, file: file, isUsed: isUsed) }
    diagnostics.report(contentsOf: search.diagnostics)
    let first = search.configurations.first ?? Configuration()
    let prefix = first.generation.classPrefix
    if search.configurations.contains(where: { part($0) != part(first) || $0.generation.classPrefix != prefix }) {
      diagnostics.report(
        Diagnostic(
          .invalidConfiguration, "the inputs have configurations that say different things about \(subject)", at: nil,
          hint: "run them one by one, or name one configuration for all with '--config'"))
    }
    return diagnostics.hasErrors ? nil : first
  }

  /// The index of the configuration for an input: the file that is given, or the nearest one from the input upwards, or
  /// one without settings.
  mutating func configuration(forInput input: String, file: String?, isUsed: Bool) -> Int {
    guard isUsed else { return index(ofFile: nil) }
    let candidates = Self.candidates(forInput: input, file: file)
    if file != nil { return index(ofFile: candidates.first) }
    let path = candidates.first { fileSystem.resolvedKind(of: $0) == .file }
    return index(ofFile: path.map(fileSystem.displayedPath))
  }

  /// The paths that may have the configuration of an input, the one that counts most first.
  static func candidates(forInput input: String, file: String?) -> [String] {
    if let file { return [file] }
    let fileSystem = FileSystem()
    let absolute = fileSystem.identity(of: input) ?? fileSystem.absolutePath(input)
    var folder = fileSystem.kind(of: absolute) == .directory ? absolute : absolute.directoryOfPath
    var paths: [String] = []
    while true {
      paths.append(folder.appending(pathComponent: Configuration.fileName))
      if folder == "/" || folder.isEmpty { return paths }
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
