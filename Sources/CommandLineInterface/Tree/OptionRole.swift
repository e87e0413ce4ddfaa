/// What meeting an option leads to.
package enum OptionRole: Sendable, Equatable {
  /// The option is recorded for the command's action.
  case setting
  /// Parsing ends and the help of the command at hand is wanted.
  case showsHelp
  /// Parsing ends and the version is wanted.
  case showsVersion
}
