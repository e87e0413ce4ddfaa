package import IntentSemantics
package import SwiftCode

extension Intent {
  /// The documentation of what donates the intent.
  package var donationDocumentation: DocumentationComment {
    // Combinations that differ in hidden parameters share a title.
    var known: Set<String> = []
    let titles = suggestedCombinations.compactMap(\.title).filter { known.insert($0.format.source).inserted }
    return DocumentationComment(
      "Donates `\(className)`: \(title.quoted).", discussion: titles.map { .item("Suggested as \($0.quoted)") })
  }

  /// The documentation of what makes the intent of a shortcut.
  package var shortcutDocumentation: DocumentationComment {
    DocumentationComment(
      "`\(className)`: \(title.quoted).",
      discussion: samplePhrases.filter { $0.language == nil }.map { .item("Said as “\($0.text)”") })
  }

  /// The phrase that is proposed to the person, with its string ID: the first of the definition that does without the
  /// app's name, which nobody says for a phrase of their own, else the title.
  package var proposedPhrase: (text: String, id: String?) {
    let phrase = samplePhrases.first { $0.language == nil && !$0.text.contains("${") }
    return phrase.map { ($0.text, $0.id) } ?? (title.text, title.id)
  }

  /// What is left to the developer of a shortcut: the values that it is for; nil where it is for none.
  package var shortcutPlace: [DocumentationComment.Block]? {
    let combinations = suggestedCombinations.filter { !$0.parameters.isEmpty }
    guard !combinations.isEmpty else { return nil }
    var items: [String] = []
    for combination in combinations {
      let names = combination.parameters.map { "`\($0)`" }.joined(separator: ", ")
      let item = names + (combination.title.map { ": \($0.quoted)" } ?? "")
      if !items.contains(item) { items.append(item) }
    }
    let isOptional = suggestedCombinations.contains { $0.parameters.isEmpty }
    return [
      .paragraph(
        "TODO: Set the values that the shortcut is for" + (isOptional ? ", if any" : "")
          + ". The system suggests it with:")
    ] + items.map { .item($0) }
  }
}
