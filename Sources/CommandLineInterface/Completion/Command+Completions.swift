extension Command {
  /// A script that teaches a shell to complete this tool's commands, options and values.
  ///
  /// The script stands alone: it asks neither the tool nor a completion library of the shell's distribution.
  package func completionScript(for shell: CompletionShell) -> String {
    let nodes = CompletionNode.all(below: self)
    return switch shell {
    case .bash: BashCompletions(tool: name, nodes: nodes).script
    case .zsh: ZshCompletions(tool: name, nodes: nodes).script
    case .fish: FishCompletions(tool: name, nodes: nodes).script
    }
  }
}
