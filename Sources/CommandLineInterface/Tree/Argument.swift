/// An operand: a word whose place, not a name, says what it is.
package struct Argument: Sendable, Equatable {
  /// The name in usage lines, where it stands between angle brackets.
  package let name: String
  /// What the word may be.
  package let kind: ValueKind
  /// Whether it may be left out.
  package let isOptional: Bool
  /// Whether all remaining words belong to it; only the last argument can be so.
  package let isRepeated: Bool
  /// What the operand is, as a sentence.
  package let help: String

  /// Describes an operand.
  package init(
    _ name: String, _ kind: ValueKind = .text, isOptional: Bool = false, isRepeated: Bool = false, help: String
  ) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.isRepeated = isRepeated
    self.help = help
  }

  /// The operand in a usage line.
  ///
  /// For example: `<file>`, `<file>...`, `[<file>]`.
  var signature: String {
    let word = "<\(kind.placeholder(name))>" + (isRepeated ? "..." : "")
    return isOptional ? "[\(word)]" : word
  }
}
