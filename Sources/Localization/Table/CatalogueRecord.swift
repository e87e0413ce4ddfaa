/// The texts that translations of a key were made from where it has another text by now, as the comment of the key in a
/// string catalogue has them.
///
/// A catalogue has the text of now only; by these lines, a translator sees what has changed.
package struct CatalogueRecord: Sendable, Equatable {
  private static let label = "Translated to "
  private static let separator = " from: "

  /// The comment without these lines.
  private let rest: [String]

  /// The texts in the form that comments have them in, by language.
  private var texts: [String: String] = [:]

  /// The record in a comment.
  package init(comment: String) {
    var rest: [String] = []
    for line in comment.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix(Self.label), let separator = line.firstRange(of: Self.separator) else {
        rest.append(String(line))
        continue
      }
      let languages = line[..<separator.lowerBound].dropFirst(Self.label.count).split(separator: ", ")
      for language in languages { texts[String(language)] = String(line[separator.upperBound...]) }
    }
    self.rest = rest
  }

  /// The languages whose translations are of an older text.
  package var languages: Set<String> { Set(texts.keys) }

  /// The form of the older text in comments that the translation to a language was made from; nil where it is of that of
  /// now, or nobody knows.
  package subscript(language: String) -> String? {
    get { texts[language] }
    set { texts[language] = newValue }
  }

  /// The comment with a line for each of the older texts.
  package var comment: String {
    var languages: [String: [String]] = [:]
    for (language, text) in texts { languages[text, default: []].append(language) }
    let lines = languages.map { text, languages -> String in
      Self.label + languages.sorted().joined(separator: ", ") + Self.separator + text
    }
    return ((rest == [""] ? [] : rest) + lines.sorted()).joined(separator: "\n")
  }
}
