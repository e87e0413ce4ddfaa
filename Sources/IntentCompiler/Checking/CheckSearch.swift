internal import SourceDiagnostics

/// Finds the files that a check looks at.
struct CheckSearch {
  let fileSystem = FileSystem()

  /// The largest file, in bytes.
  let byteLimit: Int

  /// Whether a path is not to be looked at.
  let isExcluded: (String) -> Bool

  private(set) var diagnostics = DiagnosticEngine()

  /// Whether a definition is left out, or cannot be read.
  private(set) var lacksDefinitions = false

  /// Whether the input has code and no definition, as a folder of handlers for the definition of another one.
  private(set) var hasOnlyCode = false

  private var sources: [SourceFile] = []
  private var known: Set<String> = []

  /// The language folders that are links.
  private var linkedFolders: [String] = []

  init(byteLimit: Int, isExcluded: @escaping (String) -> Bool) {
    self.byteLimit = byteLimit
    self.isExcluded = isExcluded
  }

  /// The files of an input of the command line: a definition with what lies beside it, or all of a folder.
  ///
  /// - Returns: The files that no earlier input had.
  mutating func files(at path: String) -> [SourceFile] {
    // Services that show findings in a repository know its files by their plain paths only.
    let input = path.withoutCurrentFolders
    sources = []
    linkedFolders = []
    switch fileSystem.resolvedKind(of: input) {
    case .directory?:
      addProject(in: Self.projectFolder(of: input), input: input)
    case .file? where CheckedFileKind(path: input) == .xcodeProject:
      addProject(in: Self.projectFolder(of: input.directoryOfPath), input: input)
    case .file?:
      addDefinition(at: input)
    case nil, .symbolicLink?, .other?:
      reportUnusable(input)
    }
    return sources
  }

  /// The Swift files of an input, with the tables of phrases among them or beside them.
  mutating func appIntents(at path: String) -> [SourceFile] {
    let input = path.withoutCurrentFolders
    sources = []
    switch fileSystem.resolvedKind(of: input) {
    case .directory?:
      var paths: [CheckedFileKind: [String]] = [:]
      collect(input, depth: 0, into: &paths)
      if paths[.swiftSource] == nil { reportNo("Swift file", in: input) }
      for path in paths[.swiftSource] ?? [] { add(path) }
      for folder in Set([input] + (paths[.swiftSource] ?? []).map(\.directoryOfPath)).sorted() {
        addRecord(in: folder)
      }
      for path in paths[.table] ?? [] where Self.isPhraseTable(path) { add(path) }
    case .file? where CheckedFileKind(path: input) == .swiftSource:
      read(input)
      let folder = input.directoryOfPath.isEmpty ? "." : input.directoryOfPath
      for name in fileSystem.names(in: folder) {
        let neighbour = input.directoryOfPath.appending(pathComponent: name)
        let inner = name.hasSuffix(".lproj") ? fileSystem.names(in: neighbour) : []
        for path in [neighbour] + inner.map({ neighbour.appending(pathComponent: $0) }) where Self.isPhraseTable(path) {
          add(path)
        }
      }
      addRecord(in: input.directoryOfPath)
    case .file?:
      report("'\(input)' is no Swift file", hint: "give files with App Intents, or folders that hold them")
    case nil, .symbolicLink?, .other?:
      reportUnusable(input)
    }
    return sources
  }

  /// The Swift files of an input of the command line: the file, or all of a folder, those in Objective-C behind them.
  mutating func handWrittenSources(at path: String) -> [SourceFile] {
    let input = path.withoutCurrentFolders
    sources = []
    switch fileSystem.resolvedKind(of: input) {
    case .directory?:
      var paths: [CheckedFileKind: [String]] = [:]
      collect(input, depth: 0, into: &paths)
      let files = [.swiftSource, .objectiveCSource].flatMap { paths[$0] ?? [] }
      if files.isEmpty { reportNo("Swift file", in: input) }
      for path in files { add(path) }
    case .file? where CheckedFileKind(path: input) == .swiftSource:
      if known.insert(fileSystem.identity(of: input) ?? input).inserted { read(input) }
    case .file?:
      report("'\(input)' is no Swift file", hint: "give Swift files, or folders that hold them")
    case nil, .symbolicLink?, .other?:
      reportUnusable(input)
    }
    return sources
  }

  private mutating func reportUnusable(_ input: String) {
    report(
      fileSystem.resolvedKind(of: input) == nil
        ? "'\(input)' does not exist" : "'\(input)' is neither a file nor a folder")
  }

  /// Reports a folder in which there is nothing to check.
  mutating func reportNoDefinition(in folder: String) { reportNo(".intentdefinition file", in: folder) }

  private mutating func reportNo(_ kind: String, in folder: String) {
    report(
      "there is no \(kind) in '\(folder)'",
      hint: "hidden folders, DerivedData, Pods, Carthage, node_modules and excluded paths are not searched")
  }

  private mutating func addRecord(in folder: String) {
    let path = folder.appending(pathComponent: MigrationLock.fileName)
    if fileSystem.resolvedKind(of: path) == .file { add(path) }
  }

  /// Whether a file holds translations of phrases: the system looks for them under this name only.
  private static func isPhraseTable(_ path: String) -> Bool {
    ["AppShortcuts.strings", "AppShortcuts.xcstrings"].contains(path.lastPathComponent)
  }

  /// The folder around an Xcode project; any other folder is one itself.
  private static func projectFolder(of path: String) -> String {
    var trimmed = path
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    guard trimmed.hasSuffix(".xcodeproj") else { return trimmed }
    let folder = trimmed.directoryOfPath
    return folder.isEmpty ? "." : folder
  }

  // MARK: One definition

  private mutating func addDefinition(at path: String) {
    add(path, isInput: true)
    guard CheckedFileKind(path: path) == .definition else { return }
    let place = DefinitionPlace(path)
    for name in fileSystem.names(in: place.folder.isEmpty ? "." : place.folder) {
      let neighbour = place.folder.appending(pathComponent: name)
      if !name.hasSuffix(".lproj") {
        addNeighbour(neighbour, of: place)
      } else if let names = InputSearch().names(in: neighbour, diagnostics: &diagnostics) {
        for inner in names { addNeighbour(neighbour.appending(pathComponent: inner), of: place) }
      }
    }
  }

  private mutating func addNeighbour(_ path: String, of place: DefinitionPlace) {
    switch CheckedFileKind(path: path) {
    case .table? where place.mayBelong(tableNamed: path.lastPathComponent): add(path)
    case .vocabulary?: add(path)
    // Copies in language folders are compared with the definition; any other one has the same tables.
    case .definition? where path.lastPathComponent == place.name: add(path)
    default: break
    }
  }

  // MARK: A project

  private mutating func addProject(in folder: String, input: String) {
    var paths: [CheckedFileKind: [String]] = [:]
    collect(folder, depth: 0, into: &paths)
    addLinkedFolders(to: &paths)
    let definitions = paths[.definition] ?? []
    // An app of the framework's own intents needs no definition.
    let others: [CheckedFileKind] = [.vocabulary, .infoPlist, .xcodeProject]
    if definitions.isEmpty, !others.contains(where: { paths[$0] != nil }) {
      hasOnlyCode = paths[.swiftSource] != nil || paths[.objectiveCSource] != nil
      guard hasOnlyCode else { return reportNoDefinition(in: input) }
    }
    let places = Set(definitions.map { DefinitionPlace($0).stem.lowercased() })
    for kind in CheckedFileKind.allCases {
      for path in paths[kind] ?? [] {
        switch kind {
        case .table:
          let name = path.lastPathComponent
          let isInfo = name == "InfoPlist.strings" || name == "InfoPlist.xcstrings"
          if isInfo || DefinitionPlace.possibleStems(ofTableNamed: name).contains(where: places.contains) { add(path) }
        case .swiftSource, .objectiveCSource:
          add(path, ifContains: "Intent")
        default:
          add(path)
        }
      }
    }
  }

  private mutating func collect(_ folder: String, depth: Int, into paths: inout [CheckedFileKind: [String]]) {
    // Folders are followed 64 levels deep; links to folders are not followed, so a cycle cannot occur.
    guard depth < 64, let names = InputSearch().names(in: folder, diagnostics: &diagnostics) else { return }
    for name in names where !name.hasPrefix(".") {
      let path = folder.appending(pathComponent: name)
      let kind = CheckedFileKind(path: path)
      switch fileSystem.kind(of: path) {
      case .directory? where !InputSearch.skippedFolders.contains(name):
        if isExcluded(path) {
          lacksDefinitions = lacksDefinitions || hasDefinition(in: path)
        } else {
          // What has the name of a table and is none would be missed without a word.
          if kind == .table { paths[.table, default: []].append(path) }
          collect(path, depth: depth + 1, into: &paths)
        }
      case .symbolicLink? where name.hasSuffix(".lproj") && fileSystem.resolvedKind(of: path) != .file:
        if !isExcluded(path) { linkedFolders.append(path) }
      case .file?, .symbolicLink?:
        // A link to nothing in the place of a table or definition would be missed without a word.
        let resolved = fileSystem.resolvedKind(of: path)
        guard let kind, resolved == .file || (resolved == nil && [.table, .definition].contains(kind)) else { continue }
        guard !isExcluded(path) else {
          if kind == .definition { lacksDefinitions = true }
          continue
        }
        paths[kind, default: []].append(path)
      // What is of no use to a check may be called as it likes.
      case nil where kind != nil || fileSystem.hasFolder(listedAs: name, in: folder):
        if kind == nil || kind == .definition { lacksDefinitions = true }
        if isExcluded(path) { continue }
        diagnostics.report(InputSearch.unreachable(path))
      default:
        break
      }
    }
  }

  /// Adds the files of language folders that are links, behind all others: what is in two folders is of the real one.
  private mutating func addLinkedFolders(to paths: inout [CheckedFileKind: [String]]) {
    let definitionFolders = Set((paths[.definition] ?? []).map { DefinitionPlace($0).folder })
    for folder in linkedFolders where definitionFolders.contains(folder.directoryOfPath) {
      guard let names = fileSystem.list(folder) else {
        report("cannot read the folder '\(folder)'", hint: "it is a link that leads nowhere, or to no folder")
        continue
      }
      for path in names.map({ folder.appending(pathComponent: $0) }) where !isExcluded(path) {
        guard let kind = CheckedFileKind(path: path), kind == .table || kind == .definition else { continue }
        paths[kind, default: []].append(path)
      }
    }
  }

  private func hasDefinition(in folder: String) -> Bool {
    var ignored = DiagnosticEngine()
    return !InputSearch().definitions(at: [folder], keepsLocalizedCopies: true, diagnostics: &ignored).isEmpty
  }

  // MARK: Files

  private mutating func add(_ path: String, isInput: Bool = false, ifContains word: String? = nil) {
    guard isInput || !isExcluded(path), known.insert(fileSystem.identity(of: path) ?? path).inserted else { return }
    if isInput, CheckedFileKind(path: path) != .definition {
      report(
        "'\(path)' is no intent definition, folder or Xcode project",
        hint: "tables and Info.plist files are checked together with the definition that they lie beside")
      return
    }
    read(path, ifContains: word)
  }

  private mutating func read(_ path: String, ifContains word: String? = nil) {
    let search = InputSearch()
    let source =
      CheckedFileKind(path: path) == .swiftSource
      ? search.codeSource(at: path, limit: byteLimit, severity: .warning, diagnostics: &diagnostics)
      : search.source(at: path, limit: byteLimit, diagnostics: &diagnostics)
    guard let source else {
      if CheckedFileKind(path: path) == .definition { lacksDefinitions = true }
      return
    }
    if let word, !source.mentions(word) { return }
    sources.append(source)
  }

  private mutating func report(_ message: String, hint: String? = nil) {
    diagnostics.report(Diagnostic(.unreadableInput, message, at: nil, hint: hint))
  }
}
