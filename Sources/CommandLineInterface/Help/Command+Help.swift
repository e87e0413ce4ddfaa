extension Command {
  /// The help of this command or of one below it.
  ///
  /// - Parameters:
  ///   - path: The names from here down, as `Invocation.help` has them; a path that leads nowhere is a programmer's error.
  ///   - width: The width of the terminal in characters.
  /// - Returns: The page, each line ended.
  package func help(for path: [String] = [], width: Int = 80) -> String {
    guard let node = CommandNode(root: self).descendant(at: path) else {
      preconditionFailure("'\(name)' has no command '\(path.joined(separator: " "))'.")
    }
    return HelpPage(node, width: width).text
  }
}
