package import IntentSemantics
package import SwiftCode

extension Parameter {
  /// Whether the definition has words for a choice among several values.
  package var offersChoice: Bool {
    type.canBeDisambiguated && (customizesDisambiguation || prompts.contains { $0.type.hasPrefix("Disambiguation") })
  }

  /// What only the app can decide about a value; nothing where the definition says all there is to check.
  ///
  /// - Parameters:
  ///   - refusal: The code that refuses the value for a reason.
  ///   - confirmation: The code that asks whether the value is meant.
  /// - Returns: The blocks of a comment, the first of which is a TODO.
  package func openPlace(
    refusal: (UnsupportedReason) -> String, confirmation: @autoclosure () -> String
  ) -> [DocumentationComment.Block] {
    var answers = unsupportedReasons.filter { !$0.isBuiltIn }.map { reason in
      "`\(refusal(reason))`" + (reason.text.map { ": \($0.quoted)" } ?? "")
    }
    if let prompt = prompts.first(where: { $0.type == "Confirmation" }) {
      answers.append("`\(confirmation())`" + (prompt.text.map { ": \($0.quoted)" } ?? ""))
    }
    let sentence: String
    if offersChoice {
      sentence = "TODO: Find the values that may be meant. If there are several, the user chooses one."
    } else if !answers.isEmpty {
      sentence = "TODO: Check the value."
    } else if case .object = type {
      sentence = "TODO: Check that the value still exists."
    } else {
      return []
    }
    guard !answers.isEmpty else { return [.paragraph(sentence)] }
    return [.paragraph(sentence + " Other answers are:")] + answers.map { .item($0) }
  }
}
