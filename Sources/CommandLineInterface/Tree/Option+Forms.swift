extension Option {
  /// A switch that is off unless given: `--check`.
  package static func flag(
    _ name: String, short: Character? = nil, isGlobal: Bool = false, isHidden: Bool = false, help: String,
    section: String? = nil
  ) -> Option {
    Option(name: name, short: short, kind: .flag, isGlobal: isGlobal, isHidden: isHidden, help: help, section: section)
  }

  /// A switch with both directions: `--color` and `--no-color`; the last one on the line counts.
  package static func invertibleFlag(
    _ name: String, default isOn: Bool, short: Character? = nil, isGlobal: Bool = false, isHidden: Bool = false,
    help: String, section: String? = nil
  ) -> Option {
    Option(
      name: name, short: short, kind: .invertibleFlag(default: isOn), isGlobal: isGlobal, isHidden: isHidden,
      help: help, defaultText: isOn ? "on" : "off", section: section)
  }

  /// An option with a value: `--output DIR`.
  package static func value(
    _ name: String, short: Character? = nil, valueName: String, _ kind: ValueKind = .text, isRepeatable: Bool = false,
    isRequired: Bool = false, isGlobal: Bool = false, isHidden: Bool = false,
    role: OptionRole = .setting, help: String, defaultText: String? = nil, section: String? = nil
  ) -> Option {
    Option(
      name: name, short: short, kind: .value(name: valueName, kind), isRepeatable: isRepeatable,
      isRequired: isRequired, isGlobal: isGlobal, isHidden: isHidden, role: role, help: help,
      defaultText: defaultText, section: section)
  }

  /// The usual `-h`, `--help`.
  package static let help = Option(
    name: "help", short: "h", kind: .flag, isGlobal: true, role: .showsHelp, help: "Show this help.")

  /// The usual `--version`.
  package static let version = Option(
    name: "version", kind: .flag, isGlobal: true, role: .showsVersion, help: "Show the version.")
}
