/// One word of a fixed list, with what it means.
package struct Choice: Sendable, Equatable, ExpressibleByStringLiteral {
  /// The word as it is typed; upper and lower case differ.
  package let value: String
  /// What the word stands for, as a phrase; empty where the word says it all.
  package let explanation: String

  /// Describes one word of the list.
  package init(_ value: String, _ explanation: String = "") {
    self.value = value
    self.explanation = explanation
  }

  /// A word that needs no explanation.
  package init(stringLiteral value: String) {
    self.init(value)
  }
}
