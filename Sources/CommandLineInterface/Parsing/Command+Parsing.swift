extension Command {
  /// Reads a command line by this tree.
  ///
  /// A request for help anywhere on the line wins over what is wrong with the rest of it.
  ///
  /// - Parameter words: The words after the name of the tool.
  /// - Returns: What is asked for; a command that only groups others asks for its help.
  /// - Throws: `UsageError` for the first word that does not fit, or for what is missing at the end.
  package func parse(_ words: [String]) throws(UsageError) -> Invocation {
    var parser = CommandParser(root: self, words: words)
    do {
      return try parser.parse()
    } catch {
      guard let path = parser.pathOfRequestedHelp else { throw error }
      return .help(path: path)
    }
  }
}
