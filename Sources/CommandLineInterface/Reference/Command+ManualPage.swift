extension Command {
  /// The manual page of this tool in the language mdoc(7).
  ///
  /// - Parameters:
  ///   - date: The date of the page's contents, as the language writes it: `November 30, 2026`.
  ///   - version: The version in the foot of the page.
  ///   - chapters: What the tree does not know, such as exit statuses; each is put at its customary place.
  /// - Returns: The page, each line ended.
  package func manualPage(date: String, version: String, chapters: [ManualChapter] = []) -> String {
    ManualPage(root: CommandNode(root: self), date: date, version: version, chapters: chapters).text
  }
}
