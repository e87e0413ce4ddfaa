/// An option of a command: a flag, a flag that can be negated, or a name with a value.
///
/// For example: `.value("output", short: "o", valueName: "dir", .directory, help: "Where to write.")`.
package struct Option: Sendable, Equatable {
  /// The long name without dashes.
  package let name: String
  /// The letter for use behind one dash.
  package let short: Character?
  /// Whether and which value the option takes.
  package let kind: OptionKind
  /// Whether the option may be given more than once, each time with another value.
  package let isRepeatable: Bool
  /// Whether a command line without the option is an error.
  package let isRequired: Bool
  /// Whether the option is valid in every command below the one that declares it.
  package let isGlobal: Bool
  /// Whether the option works but appears nowhere.
  package let isHidden: Bool
  /// What the option does to parsing itself.
  package let role: OptionRole
  /// What the option is for, as a sentence.
  package let help: String
  /// What holds without the option, in words for the reader; it is shown and never applied.
  package let defaultText: String?
  /// The heading under which help lists the option; `nil` is the general list.
  package let section: String?

  /// Describes an option; `flag`, `invertibleFlag` and `value` are shorter.
  package init(
    name: String, short: Character? = nil, kind: OptionKind, isRepeatable: Bool = false, isRequired: Bool = false,
    isGlobal: Bool = false, isHidden: Bool = false, role: OptionRole = .setting, help: String,
    defaultText: String? = nil, section: String? = nil
  ) {
    self.name = name
    self.short = short
    self.kind = kind
    self.isRepeatable = isRepeatable
    self.isRequired = isRequired
    self.isGlobal = isGlobal
    self.isHidden = isHidden
    self.role = role
    self.help = help
    self.defaultText = defaultText
    self.section = section
  }
}
