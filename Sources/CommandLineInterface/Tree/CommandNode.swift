/// A command at its place in the tree: with the commands above it, and so with the options it inherits.
struct CommandNode: Sendable, Equatable {
  /// The root first, the command itself last; never empty.
  let lineage: [Command]
  /// The command itself.
  let command: Command
  /// The grammar in force, taken over from above where the command names none.
  let style: CommandStyle

  /// The root of a tree.
  init(root: Command) {
    self.lineage = [root]
    self.command = root
    self.style = root.style ?? .standard
  }

  private init(parent: CommandNode, child: Command) {
    self.lineage = parent.lineage + [child]
    self.command = child
    self.style = child.style ?? parent.style
  }

  /// The command's place below the root.
  var path: [String] { lineage.dropFirst().map(\.name) }

  /// The command as it is typed, with the tool's name.
  ///
  /// For example: `intentc rules list`.
  var invocation: String { lineage.map(\.name).joined(separator: " ") }

  /// The options that commands above declare for all below them.
  var inheritedOptions: [Option] {
    let own = Set(command.options.map(\.name))
    return lineage.dropLast().flatMap { $0.options.filter { $0.isGlobal && !own.contains($0.name) } }
  }

  /// Every option that is valid here.
  var options: [Option] { command.options + inheritedOptions }

  /// The node of a direct subcommand, by name or alias.
  func child(named word: String) -> CommandNode? {
    command.subcommand(named: word).map { CommandNode(parent: self, child: $0) }
  }

  /// The nodes directly below.
  var children: [CommandNode] { command.subcommands.map { CommandNode(parent: self, child: $0) } }

  /// The node at the end of a path of names or aliases; `nil` if a word selects nothing.
  func descendant(at path: [String]) -> CommandNode? {
    var node = self
    for word in path {
      guard let child = node.child(named: word) else { return nil }
      node = child
    }
    return node
  }

  /// This node and all below it that are not hidden, parents first.
  var visibleTree: [CommandNode] {
    [self] + children.filter { !$0.command.isHidden }.flatMap(\.visibleTree)
  }
}
