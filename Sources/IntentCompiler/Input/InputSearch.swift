internal import PropertyListReader
internal import SourceDiagnostics

/// Turns the paths of a command line into definition files.
struct InputSearch: Sendable {
  let fileSystem = FileSystem()

  /// The definitions that the paths name or hold, without repeats, in the order of the paths; within a folder sorted.
  ///
  /// Where a language folder holds a full copy of a definition, one stands for all: that in `Base.lproj`, else the
  /// English one, else the first.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - keepsLocalizedCopies: Whether such copies are all kept.
  ///   - acceptsEmpty: Whether a folder may be without definitions.
  ///   - diagnostics: Receives what is missing or no definition.
  /// - Returns: The paths of the files.
  func definitions(
    at paths: [String], keepsLocalizedCopies: Bool = false,
    acceptingEmpty acceptsEmpty: (_ folder: String) -> Bool = { _ in false }, diagnostics: inout DiagnosticEngine
  ) -> [String] {
    var found: [String] = []
    var known: Set<String> = []
    for path in paths {
      switch fileSystem.resolvedKind(of: path) {
      case .directory?:
        var problems = DiagnosticEngine()
        let all = definitions(in: path, diagnostics: &problems)
        diagnostics.report(contentsOf: problems)
        let inside = keepsLocalizedCopies ? all : withoutLocalizedCopies(all, diagnostics: &diagnostics)
        if inside.isEmpty, !problems.hasErrors, !acceptsEmpty(path) {
          diagnostics.report(
            Diagnostic(
              .unreadableInput, "there is no .intentdefinition file in '\(path)'", at: nil,
              hint: Self.skippedFoldersHint))
        }
        found += inside.filter { known.insert(fileSystem.identity(of: $0) ?? $0).inserted }
      case .file?:
        if known.insert(fileSystem.identity(of: path) ?? path).inserted { found.append(path) }
      case nil:
        diagnostics.report(Diagnostic(.unreadableInput, "'\(path)' does not exist", at: nil))
      case .symbolicLink?, .other?:
        diagnostics.report(
          Diagnostic(.unreadableInput, "'\(path)' is neither a file nor a folder", at: nil))
      }
    }
    return found
  }

  /// The content of a definition, or nil when it cannot be read, which is reported.
  func source(at path: String, limit: Int, diagnostics: inout DiagnosticEngine) -> SourceFile? {
    // The size is asked for first, so that a huge file is not read before it is refused.
    if let count = fileSystem.byteCount(of: path), count > limit {
      diagnostics.report(
        Diagnostic(
          .inputTooLarge, "'\(path)' has \(count) bytes, more than the limit of \(limit)", at: nil,
          hint: "raise the limit with --max-bytes"))
      return nil
    }
    do {
      return SourceFile(path: path, bytes: try fileSystem.read(path))
    } catch {
      diagnostics.report(Diagnostic(.unreadableInput, "cannot read '\(path)': \(error.reason)", at: nil))
      return nil
    }
  }

  /// The content of a file of code, or nil when it cannot be read, which is reported.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - language: What the language is called.
  ///   - limit: The largest number of bytes.
  ///   - severity: How grave it is that the file is none that the compiler can read.
  ///   - diagnostics: Receives what is wrong.
  /// - Returns: The file.
  func codeSource(
    at path: String, in language: String = "Swift", limit: Int, severity: Severity, diagnostics: inout DiagnosticEngine
  ) -> SourceFile? {
    guard let source = source(at: path, limit: limit, diagnostics: &diagnostics) else { return nil }
    // A byte order mark, or a letter that takes two bytes.
    let isWide =
      source.bytes.starts(with: [0xFE, 0xFF]) || source.bytes.starts(with: [0xFF, 0xFE])
      || (source.bytes.prefix(2).contains(0) && source.bytes.prefix(2).contains { $0 >= 0x09 })
    guard isWide else { return source }
    diagnostics.report(
      Diagnostic(
        .unreadableInput, severity: severity,
        "the file is UTF-16, and \(language) is UTF-8: what it declares is not seen",
        at: SourceLocation(file: source, range: .position(0)), hint: "save it as UTF-8"))
    return nil
  }

  /// The folders that hold build products or other people's code.
  static let skippedFolders: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

  static let skippedFoldersHint = "hidden folders, DerivedData, Pods, Carthage and node_modules are not searched"

  /// Whether a search of a folder comes upon a definition with a path from there.
  static func findsDefinition(named path: String) -> Bool {
    path.hasSuffix(".intentdefinition")
      && !path.split(separator: "/").contains { $0.hasPrefix(".") || skippedFolders.contains(String($0)) }
  }

  /// The names in a folder that is searched, sorted by code point; nil where it cannot be read, which is reported.
  func names(in folder: String, diagnostics: inout DiagnosticEngine) -> [String]? {
    let names = fileSystem.list(folder)
    if names == nil {
      diagnostics.report(Diagnostic(.unreadableInput, "cannot read the folder '\(folder)'", at: nil))
    }
    return names
  }

  /// What is to be said of a file or folder that is listed and cannot be found under its name.
  static func unreachable(_ path: String) -> Diagnostic {
    Diagnostic(
      .unreadableInput, "cannot read '\(path)'", at: nil,
      hint: "its name is no UTF-8, or it was removed in the meantime")
  }

  /// The paths of the definitions in a folder from there, those for single languages included.
  ///
  /// - Parameters:
  ///   - directory: The folder.
  ///   - diagnostics: Receives what cannot be read.
  /// - Returns: The paths.
  func definitionNames(in directory: String, diagnostics: inout DiagnosticEngine) -> [String] {
    let length = directory == "." ? 0 : directory.count + (directory.hasSuffix("/") ? 0 : 1)
    return definitions(in: directory, diagnostics: &diagnostics).map { String($0.dropFirst(length)) }
  }

  private func definitions(
    in directory: String, depth: Int = 0, diagnostics: inout DiagnosticEngine
  ) -> [String] {
    // Folders are followed 64 levels deep; links to folders are not followed, so a cycle cannot occur.
    guard depth < 64, let names = names(in: directory, diagnostics: &diagnostics) else { return [] }
    var files: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = directory.appending(pathComponent: name)
      switch fileSystem.kind(of: path) {
      case .directory? where !Self.skippedFolders.contains(name):
        files += definitions(in: path, depth: depth + 1, diagnostics: &diagnostics)
      case .file? where name.hasSuffix(".intentdefinition"):
        files.append(path)
      case .symbolicLink? where name.hasSuffix(".intentdefinition"):
        // A link to nothing would be missed without a word; who reads it says so.
        if [.file, nil].contains(fileSystem.resolvedKind(of: path)) { files.append(path) }
      case nil where name.hasSuffix(".intentdefinition") || fileSystem.hasFolder(listedAs: name, in: directory):
        diagnostics.report(Self.unreachable(path))
      default:
        break
      }
    }
    return files
  }

  private func withoutLocalizedCopies(_ paths: [String], diagnostics: inout DiagnosticEngine) -> [String] {
    var chosen: [String: String] = [:]
    for path in paths {
      guard let key = localizedKey(path) else { continue }
      if let known = chosen[key], Self.rank(known) <= Self.rank(path) { continue }
      chosen[key] = path
    }
    return paths.filter { path in
      guard let key = localizedKey(path), let winner = chosen[key], winner != path else { return true }
      diagnostics.report(
        Diagnostic(
          .localizedCopy, severity: .note, "'\(path)' is a localized copy of '\(winner)' and is not compiled", at: nil))
      return false
    }
  }

  /// The folder above a language folder and the file name; nil for a file outside of language folders.
  private func localizedKey(_ path: String) -> String? {
    let folder = path.directoryOfPath
    guard folder.hasSuffix(".lproj") else { return nil }
    return folder.directoryOfPath.appending(pathComponent: path.lastPathComponent)
  }

  static func rank(_ path: String) -> Int {
    switch path.directoryOfPath.lastPathComponent {
    case "Base.lproj": 0
    case "en.lproj": 1
    case "English.lproj": 2
    default: 3
    }
  }
}
