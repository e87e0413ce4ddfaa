/// What meeting an option leads to.
package enum OptionRole: Sendable, Equatable {
  /// The option is recorded for the command's action.
  case setting
  /// The option stands in the place of a command: a command that only groups others is run, and no operand is missed.
  case replacesCommand
  /// Parsing ends and the help of the command at hand is wanted.
  case showsHelp
  /// Parsing ends and the version is wanted.
  case showsVersion
}
