extension Command {
  /// The whole tree as a Markdown document with one chapter for each command.
  package func markdownReference() -> String {
    MarkdownReference(root: CommandNode(root: self)).text
  }
}
