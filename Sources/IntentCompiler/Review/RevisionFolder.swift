/// A folder as a revision of a git repository has it.
struct RevisionFolder {
  /// The revision; empty for the index, and `:1`, `:2` and `:3` for the versions of files that are not merged.
  let revision: String

  /// The path, which is looked up from the current folder; empty for that folder.
  let path: String

  /// The paths of the files in it and below it, from it; empty where the revision does not have it, nil where it is no
  /// revision.
  func names() throws(FileSystemError) -> [String]? {
    let isAbsolute = path.hasPrefix("/")
    let git = ["git"] + (isAbsolute ? ["-C", path] : [])
    let folder = isAbsolute || path.isEmpty ? "." : path.withoutCurrentFolders
    guard revision.isEmpty || revision.hasPrefix(":") else {
      // Without '--full-tree', git looks for the current folder once more in the folder that is named.
      let tree = folder == "." ? "\(revision):./" : "\(revision):./\(folder)"
      let outcome = try ChildProcess(git + ["ls-tree", "-r", "-z", "--full-tree", "--name-only", tree])
      if outcome.status == 0 { return Self.names(outcome.output) }
      return RevisionFile.isRevision(revision, git: git) ? [] : nil
    }
    let outcome = try ChildProcess(git + ["--literal-pathspecs", "ls-files", "-z", "--", "./\(folder)"])
    guard outcome.status == 0 else { return nil }
    return Self.names(outcome.output).map { folder == "." ? $0 : String($0.dropFirst(folder.count + 1)) }
  }

  private static func names(_ output: [UInt8]) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
