import Foundation
import TestSupport

/// A git repository in a temporary folder that knows nothing of the machine's configuration.
struct GitRepository {
  /// Whether there is a git to test with.
  static let program = ProcessRunner.program(named: "git")

  let workspace: Workspace

  /// The variables that keep the configuration of the machine and of its user away.
  static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "Test",
    "GIT_AUTHOR_EMAIL": "test@example.com", "GIT_COMMITTER_NAME": "Test", "GIT_COMMITTER_EMAIL": "test@example.com",
    "GIT_PAGER": "cat", "GIT_TERMINAL_PROMPT": "0",
  ]

  /// Makes the folder of a workspace a repository and commits all that is in it.
  init(in workspace: Workspace) throws {
    self.workspace = workspace
    try git("init", "--quiet", "--initial-branch=main")
    try commit()
  }

  /// Runs git in the folder.
  @discardableResult
  func git(_ arguments: String...) throws -> ProcessOutcome {
    try workspace.run(arguments, environment: Self.environment, program: Self.program)
  }

  /// Commits everything.
  func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "Change")
  }

  /// Tells git to have a kind of work on definitions done by the built program.
  func configure(_ key: String, _ words: String) throws {
    try git("config", key, "'\(workspace.program.path)' \(words)")
  }

  /// Tells git to have the built program merge the files that attributes say so of.
  func configureMerges() throws {
    try configure("merge.intentdefinition.driver", "merge %O %A %B --output %A --marker-size %L --name %P")
  }

  /// Changes a text of a file.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try workspace.read(path)
    try workspace.folder.write(text.replacing(old, with: new), to: path)
  }
}
