/// What a value or operand may be: decides checks while parsing and offers while completing.
package enum ValueKind: Sendable, Equatable {
  /// Any text, also the empty one.
  case text
  /// A path to a file; the extensions, without dots, narrow what completions offer and are not enforced.
  case file(extensions: [String] = [])
  /// A path to a folder.
  case directory
  /// One of a fixed list of words; a long list is not shown where a command line is given that prints it.
  case choice([Choice], listedBy: String? = nil)
  /// Some of a fixed list of words, with commas between them.
  case choices([Choice])
  /// One of a fixed list of words, with or without an equals sign and a path to a file behind it: `json=report.json`.
  case choiceWithFile([Choice])
  /// A whole number inside the bounds.
  case number(in: ClosedRange<Int> = .min ... .max)

  /// The words of a list; empty for kinds without one.
  var choices: [Choice] {
    switch self {
    case .choice(let choices, _), .choices(let choices), .choiceWithFile(let choices): choices
    case .text, .file, .directory, .number: []
    }
  }

  /// The words that documentation shows.
  var shownChoices: [Choice] {
    if case .choice(_, listedBy: _?) = self { [] } else { choices }
  }

  /// What stands for a value of this name between angle brackets.
  ///
  /// For example: `dir`, `style[=file]`, `part[,...]`.
  func placeholder(_ name: String) -> String {
    switch self {
    case .choiceWithFile: name + "[=file]"
    case .choices: name + "[,...]"
    case .text, .file, .directory, .choice, .number: name
    }
  }
}
