/// What a value of the kind `choiceWithFile` says: a word, and the file behind an equals sign.
///
/// For example: `json`, `json=report.json`.
package struct ChoiceWithFile: Sendable, Equatable {
  /// The word of the list.
  package let choice: String
  /// The path of the file, which may contain further equals signs; `nil` if there is no equals sign.
  package let file: String?

  /// Divides a value at its first equals sign, whether the word is one of the list or not.
  init(_ value: String) {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    choice = parts[0]
    file = parts.count > 1 ? parts[1] : nil
  }
}
