/// A file as a revision of a git repository has it.
struct RevisionFile {
  /// The revision; empty for the index, and `:1`, `:2` and `:3` for the versions of a file that is not merged.
  let revision: String

  /// The path, which is looked up from the current folder, as that of a file is, and not from the top of the repository.
  let path: String

  /// The outcome of having git print the content.
  func content() throws(FileSystemError) -> ChildProcess {
    try ChildProcess(git + ["cat-file", "blob", "\(revision):./\(name)"])
  }

  /// Whether the revision is there and has nothing at the path.
  func isMissing() throws(FileSystemError) -> Bool { try entry() == "" }

  /// Whether it is a symbolic link.
  func isLink() throws(FileSystemError) -> Bool { try entry()?.hasPrefix("120000 ") ?? false }

  /// Whether a repository has a revision of a name: that of the current folder, or the one for which `git` starts git.
  static func isRevision(_ name: String, git: [String] = ["git"]) -> Bool {
    guard !name.hasPrefix("-") else { return false }
    return (try? ChildProcess(git + ["rev-parse", "--verify", "--quiet", "\(name)^{tree}"]).status) == 0
  }

  /// Whether it is a folder.
  func isFolder() throws(FileSystemError) -> Bool {
    guard let entry = try entry(), let line = entry.split(separator: "\n").first else { return false }
    // The index has files only.
    return line.hasPrefix("040000 ") || !line.hasPrefix("160000 ") && !line.hasSuffix("\t\(name)")
  }

  private var git: [String] { ChildProcess.git(for: path) + ["--literal-pathspecs"] }

  private var name: String { path.hasPrefix("/") ? path.lastPathComponent : path }

  /// The lines of git about the path, which start with its mode; nil where the revision is none.
  private func entry() throws(FileSystemError) -> String? {
    let words =
      revision.isEmpty || revision.hasPrefix(":")
      ? ["ls-files", "--stage", "--", "./\(name)"] : ["ls-tree", revision, "--", "./\(name)"]
    let outcome = try ChildProcess(git + words)
    return outcome.status == 0 ? String(decoding: outcome.output, as: UTF8.self) : nil
  }
}
