/// The shape of an option on the command line.
package enum OptionKind: Sendable, Equatable {
  /// Present or absent.
  case flag
  /// `--name` or `--no-name`; without either, the default holds.
  case invertibleFlag(default: Bool)
  /// A name with a value; the value's name is what usage lines show between angle brackets.
  case value(name: String, ValueKind)
}
