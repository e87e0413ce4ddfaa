/// What a value or operand may be: decides checks while parsing and offers while completing.
package enum ValueKind: Sendable, Equatable {
  /// Any text, also the empty one.
  case text
  /// A path to a file; the extensions, without dots, narrow what completions offer and are not enforced.
  case file(extensions: [String] = [])
  /// A path to a folder.
  case directory
  /// One of a fixed list of words.
  case choice([Choice])
  /// A whole number inside the bounds.
  case number(in: ClosedRange<Int> = .min ... .max)

  /// The words of a choice; empty for every other kind.
  var choices: [Choice] {
    if case .choice(let choices) = self { choices } else { [] }
  }
}
