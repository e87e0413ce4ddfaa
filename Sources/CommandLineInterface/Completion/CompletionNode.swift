/// What can stand behind one command, as completions need it.
struct CompletionNode {
  /// The names from the tool down.
  ///
  /// For example: `["intentc", "rules", "list"]`.
  let path: [String]
  /// All commands that lead on from here, also hidden ones.
  let commands: [Command]
  /// All valid options, also hidden ones.
  let options: [Option]
  /// The operands.
  let arguments: [Argument]
  /// The grammar of the options.
  let style: CommandStyle

  /// The path as it is typed; scripts use it as the name of the state.
  var key: String { path.joined(separator: " ") }

  /// The commands to offer.
  var offeredCommands: [Command] { commands.filter { !$0.isHidden } }

  /// The options to offer.
  var offeredOptions: [Option] { options.filter { !$0.isHidden } }

  /// Every command of a tool, parents first; behind the help command the tree appears once more, as its operands.
  static func all(below root: Command) -> [CompletionNode] {
    nodes(below: CommandNode(root: root))
  }

  private static func nodes(below node: CommandNode) -> [CompletionNode] {
    if node.command.role == .showsHelp {
      let path = node.lineage.map(\.name)
      return topics(of: CommandNode(root: node.lineage[0]), at: path, options: node.options, style: node.style)
    }
    let own = CompletionNode(
      path: node.lineage.map(\.name), commands: node.command.subcommands, options: node.options,
      arguments: node.command.arguments, style: node.style)
    return [own] + node.children.flatMap(nodes)
  }

  /// The commands once more, below another path; only the first has options.
  private static func topics(
    of node: CommandNode, at path: [String], options: [Option], style: CommandStyle
  ) -> [CompletionNode] {
    let own = CompletionNode(
      path: path, commands: node.command.subcommands, options: options, arguments: [], style: style)
    return [own]
      + node.children.flatMap { child in
        topics(of: child, at: path + [child.command.name], options: [], style: style)
      }
  }
}
