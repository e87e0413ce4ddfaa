internal import Localization
package import SourceDiagnostics

/// What a translator has to know of a string ID.
package struct TranslatableText: Sendable, Equatable {
  /// The string ID.
  package let id: String

  /// The text in the development language.
  package let text: String

  /// Where people meet the text and what its tokens are, a line for each; without the text itself.
  package let context: [String]

  /// The text in its definition.
  package let location: SourceLocation

  /// The comment of an entry: the context, and the text that is translated.
  ///
  /// - Parameter former: The form in comments of the text that the translation was made from, where that is another one.
  /// - Returns: The comment, without its marks.
  package func comment(former: String? = nil) -> String {
    (context + SourceRecord.lines(for: text, former: former)).joined(separator: "\n")
  }
}
