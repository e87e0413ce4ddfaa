extension CommandNode {
  /// The other words for the command as a sentence; `nil` if there are none.
  var aliasRemark: String? {
    command.aliases.isEmpty ? nil : "Also called " + command.aliases.joined(separator: ", ") + "."
  }

  /// The command line that shows the full help of this command; `nil` where the tree offers none.
  var helpInvocation: String? {
    if let help = lineage[0].subcommands.first(where: { $0.role == .showsHelp }) {
      return ([lineage[0].name, help.name] + path).joined(separator: " ")
    }
    return options.first { $0.role == .showsHelp }.map { invocation + " " + $0.spelling(in: style) }
  }
}
