/// One command of a command-line tool: its words, options and subcommands as plain data.
///
/// A tool is the tree below its root command. Everything a user sees (parsing, help, completions, manual page) is a
/// function of that tree, so nothing can be accepted that is not documented.
///
/// For example: `Command(name: "lint", abstract: "Check definitions.", arguments: [files], options: [strict])`.
package struct Command: Sendable, Equatable {
  /// The word that selects the command; for the root, the name of the tool.
  package let name: String
  /// Other words that select the command; they are accepted and listed in the help of the command.
  package let aliases: [String]
  /// One line that says what the command does, as a sentence.
  package let abstract: String
  /// Further paragraphs of plain text, wrapped where they are shown.
  package let discussion: [String]
  /// How options are spelled; `nil` takes over the parent's way, and `.standard` at the root.
  package let style: CommandStyle?
  /// What running the command means to the parser.
  package let role: CommandRole
  /// Whether the command works but appears in no list.
  package let isHidden: Bool
  /// The operands, in the order they are written.
  package let arguments: [Argument]
  /// The options, in the order of the help.
  package let options: [Option]
  /// Command lines to learn from.
  package let examples: [Example]
  /// The commands below this one, in the order of the help.
  package let subcommands: [Command]

  /// Describes a command; all parts but the name and the abstract may be left out.
  package init(
    name: String,
    aliases: [String] = [],
    abstract: String,
    discussion: [String] = [],
    style: CommandStyle? = nil,
    role: CommandRole = .runs,
    isHidden: Bool = false,
    arguments: [Argument] = [],
    options: [Option] = [],
    examples: [Example] = [],
    subcommands: [Command] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.abstract = abstract
    self.discussion = discussion
    self.style = style
    self.role = role
    self.isHidden = isHidden
    self.arguments = arguments
    self.options = options
    self.examples = examples
    self.subcommands = subcommands
  }

  /// The usual `help [COMMAND]...` command.
  package static let help = Command(
    name: "help",
    abstract: "Show how a command is used.",
    role: .showsHelp,
    arguments: [
      Argument(
        "command", isOptional: true, isRepeated: true, help: "The command to explain; without it, the whole tool.")
    ]
  )

  /// The words that select the command.
  package var names: [String] { [name] + aliases }

  /// The subcommand that a word selects, by its name or an alias.
  package func subcommand(named word: String) -> Command? {
    subcommands.first { $0.names.contains(word) }
  }

  /// The subcommands that appear in lists.
  package var visibleSubcommands: [Command] { subcommands.filter { !$0.isHidden } }
}
