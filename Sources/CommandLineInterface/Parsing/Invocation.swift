/// What a command line asks for.
package enum Invocation: Sendable, Equatable {
  /// A command is to be run.
  case run(ParsedCommand)
  /// The help of the command at the path below the root is to be shown.
  case help(path: [String])
  /// The version is to be shown.
  case version
}
