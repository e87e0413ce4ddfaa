internal import SourceDiagnostics

/// What a comparison is of: two versions of a definition, or of all definitions in a folder.
struct ReviewedVersions {
  /// The earlier version.
  let old: DefinitionPath

  /// The later version.
  let new: DefinitionPath

  /// Whether they are folders.
  let areFolders: Bool

  /// The versions that a command line names; nil when that makes no sense, which is reported.
  init?(_ request: DiffRequest, diagnostics: inout DiagnosticEngine) {
    guard let paths = Self.paths(request, &diagnostics) else { return nil }
    (old, new) = paths
    if old.place == .standardInput, new.place == .standardInput {
      diagnostics.report(
        Diagnostic(.unreadableInput, "only one of the two versions can come from the standard input", at: nil))
      return nil
    }
    let isFolder = (Self.isFolder(old), Self.isFolder(new))
    areFolders = isFolder.0 || isFolder.1
    guard areFolders, isFolder.0 != isFolder.1 else { return }
    let (folder, other) = isFolder.0 ? (old, new) : (new, old)
    // A folder that one version does not have is as good as an empty one.
    guard !Self.isNothing(other) else { return }
    if case .revision(let revision, _) = other.place, !revision.isEmpty, !revision.hasPrefix(":"),
      !RevisionFile.isRevision(revision)
    {
      diagnostics.report(Self.noRevision(revision, in: other))
      return nil
    }
    diagnostics.report(
      Diagnostic(
        .unreadableInput, "'\(folder.text)' is a folder, and '\(other.text)' is none", at: nil,
        hint: "compare two definitions, or two folders"))
    return nil
  }

  // MARK: Command line

  private static func paths(
    _ request: DiffRequest, _ diagnostics: inout DiagnosticEngine
  ) -> (DefinitionPath, DefinitionPath)? {
    let old = DefinitionPath(request.old)
    guard let new = request.new.map({ DefinitionPath($0) }) else {
      switch old.place {
      case .file(let file) where !file.hasPrefix("git:"): return (DefinitionPath("git:HEAD:" + file), old)
      case .revision(let revision, let path):
        if let range = RevisionRange(revision) {
          return start(of: range, old, path, &diagnostics).map { start in
            (start, DefinitionPath("git:\(range.last):\(path)"))
          }
        }
      case .file, .standardInput: break
      }
      diagnostics.report(
        Diagnostic(
          .unreadableInput, "there is no second version to compare '\(old.text)' with", at: nil,
          hint: "name it behind the first, or both in one as 'git:REVISION...REVISION:PATH'"))
      return nil
    }
    let named = DefinitionPath.bareRevision(request.old).flatMap { revision in
      new.file.map { DefinitionPath("git:\(revision):\($0)") }
    }
    return beginning(of: named ?? old, &diagnostics).map { ($0, new) }
  }

  /// The version that a comparison begins with, which for `A...B` is that of the common ancestor; nil where there is
  /// none, which is reported.
  static func beginning(of version: DefinitionPath, _ diagnostics: inout DiagnosticEngine) -> DefinitionPath? {
    guard case .revision(let revision, let path) = version.place, let range = RevisionRange(revision),
      range.beginsAtMergeBase
    else { return version }
    return start(of: range, version, path, &diagnostics)
  }

  private static func start(
    of range: RevisionRange, _ version: DefinitionPath, _ path: String, _ diagnostics: inout DiagnosticEngine
  ) -> DefinitionPath? {
    guard range.beginsAtMergeBase else { return DefinitionPath("git:\(range.first):\(path)") }
    do {
      let git = try range.mergeBase(for: path)
      if git.status == 0 {
        let commit = String(decoding: git.output.prefix { $0 != 0x0A }, as: UTF8.self)
        return DefinitionPath(text: version.text, place: .revision(commit, path: path))
      }
      let isUnrelated = git.status == 1
      diagnostics.report(
        Diagnostic(
          .unreadableInput,
          "cannot read '\(version.text)': "
            + (isUnrelated ? "'\(range.first)' and '\(range.last)' have no common ancestor" : git.problem), at: nil,
          hint: isUnrelated ? "a clone that is not whole may lack it; fetch with all history" : nil))
    } catch {
      diagnostics.report(
        Diagnostic(.unreadableInput, "cannot read '\(version.text)': git cannot be run: \(error.reason)", at: nil))
    }
    return nil
  }

  /// Whether a version is a folder.
  static func isFolder(_ path: DefinitionPath) -> Bool {
    switch path.place {
    case .file(let file): FileSystem().resolvedKind(of: file) == .directory
    case .revision(let revision, let file):
      ["", ".", ".."].contains(file) || file.hasSuffix("/")
        || !file.hasSuffix(".intentdefinition")
          && ((try? RevisionFile(revision: revision, path: file).isFolder()) ?? false)
    case .standardInput: false
    }
  }

  private static func isNull(_ path: DefinitionPath) -> Bool { path.place == .file("/dev/null") }

  /// Whether a version is none, since the revision does not have the file.
  static func isNothing(_ path: DefinitionPath) -> Bool {
    switch path.place {
    case .file: isNull(path)
    case .revision(let revision, let file):
      (try? RevisionFile(revision: revision, path: file).isMissing()) ?? false
    case .standardInput: false
    }
  }

  private static func noRevision(_ revision: String, in path: DefinitionPath) -> Diagnostic {
    Diagnostic(.unreadableInput, "cannot read '\(path.text)': '\(revision)' is no revision here", at: nil)
  }

  // MARK: Folders

  /// A version of a definition in one of two folders.
  struct Version {
    /// Where it is, or would be.
    let path: DefinitionPath

    /// Whether the folder has it.
    let isThere: Bool
  }

  /// The definitions in either folder, with both versions, in the order of their paths from there.
  ///
  /// Nil when a folder cannot be read, or neither has any, which is reported.
  func definitions(
    diagnostics: inout DiagnosticEngine
  ) -> [(old: Version, new: Version)]? {
    guard let before = Self.names(in: old, &diagnostics), let after = Self.names(in: new, &diagnostics) else {
      return nil
    }
    let all = before.union(after)
    if all.isEmpty {
      diagnostics.report(
        Diagnostic(
          .unreadableInput, "there is no .intentdefinition file in '\(old.text)' and '\(new.text)'", at: nil,
          hint: InputSearch.skippedFoldersHint))
      return nil
    }
    func version(_ name: String, in folder: DefinitionPath, _ names: Set<String>) -> Version {
      let file = (folder.file ?? "").appending(pathComponent: name)
      return Version(path: Self.isNull(folder) ? folder : folder.with(file: file), isThere: names.contains(name))
    }
    return all.sorted().map { (version($0, in: old, before), version($0, in: new, after)) }
  }

  /// The paths of the definitions in a folder, from there; nil where it cannot be read, which is reported.
  static func names(in folder: DefinitionPath, _ diagnostics: inout DiagnosticEngine) -> Set<String>? {
    switch folder.place {
    case .file("/dev/null"), .standardInput: return []
    case .file(let path):
      return Set(InputSearch().definitionNames(in: path, diagnostics: &diagnostics))
    case .revision(let revision, let path):
      if !revision.hasPrefix("-"), let names = try? RevisionFolder(revision: revision, path: path).names() {
        return Set(names.filter { InputSearch.findsDefinition(named: $0) })
      }
      diagnostics.report(noRevision(revision, in: folder))
      return nil
    }
  }
}
