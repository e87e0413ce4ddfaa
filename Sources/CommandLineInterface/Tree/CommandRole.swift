/// What selecting a command leads to.
package enum CommandRole: Sendable, Equatable {
  /// The tool's own action.
  case runs
  /// The help of the command that the operands name.
  case showsHelp
}
