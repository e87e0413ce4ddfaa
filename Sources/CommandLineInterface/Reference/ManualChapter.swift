/// A chapter of the manual page about something that the command tree does not know.
///
/// For example: exit statuses, files, environment variables.
package struct ManualChapter: Sendable, Equatable {
  /// One term with its description.
  package struct Entry: Sendable, Equatable {
    /// What is described.
    ///
    /// For example: `64`.
    package let term: String
    /// The description, as sentences.
    package let text: String

    /// Pairs a term with its description.
    package init(_ term: String, _ text: String) {
      self.term = term
      self.text = text
    }
  }

  /// The heading in capitals, by custom one of those that mdoc(7) lists.
  package let title: String
  /// Paragraphs before the list.
  package let paragraphs: [String]
  /// The list.
  package let entries: [Entry]

  /// Describes a chapter.
  package init(title: String, paragraphs: [String] = [], entries: [Entry] = []) {
    self.title = title
    self.paragraphs = paragraphs
    self.entries = entries
  }
}
