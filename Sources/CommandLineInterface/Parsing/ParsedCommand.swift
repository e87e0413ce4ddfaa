/// A command line that fits the tree, ready to be asked what it says.
///
/// Asking for a name that the command does not declare, or in a way that does not fit its kind, is a programmer's error
/// and stops the process.
package struct ParsedCommand: Sendable, Equatable {
  private let node: CommandNode
  private let values: [String: [String]]
  private let operands: [String]

  init(node: CommandNode, values: [String: [String]], operands: [String]) {
    self.node = node
    self.values = values
    self.operands = operands
  }

  /// The command as it is declared.
  package var command: Command { node.command }

  /// The command's place below the root; empty for the root itself.
  package var path: [String] { node.path }

  /// Whether a flag is on; an invertible one that is not given has its default.
  package func flag(_ name: String) -> Bool {
    givenFlag(name) ?? (declaration(name).kind == .invertibleFlag(default: true))
  }

  /// What the line says about a flag; `nil` if it says nothing, so that a setting from elsewhere can hold.
  package func givenFlag(_ name: String) -> Bool? {
    precondition(!declaration(name).takesValue, "Option '\(name)' of '\(node.invocation)' is not a flag.")
    return values[name]?.last.map { $0 == "true" }
  }

  /// The value of an option; `nil` if it is not given.
  package func value(_ name: String) -> String? {
    let option = declaration(name)
    precondition(option.takesValue, "Option '\(name)' of '\(node.invocation)' takes no value.")
    precondition(!option.isRepeatable, "Option '\(name)' of '\(node.invocation)' may have several values.")
    return values[name]?.first
  }

  /// The values of an option in the order of the line; empty if it is not given.
  package func values(_ name: String) -> [String] {
    precondition(declaration(name).takesValue, "Option '\(name)' of '\(node.invocation)' takes no value.")
    return values[name] ?? []
  }

  /// The value of an option with a fixed list, as the case of an enumeration; `nil` if it is not given.
  ///
  /// Every word of the list has to be a raw value of the enumeration.
  package func choice<Value: RawRepresentable<String>>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    value(name).map { word in
      guard let value = Value(rawValue: word) else {
        preconditionFailure("'\(word)' of option '\(name)' of '\(node.invocation)' is not a \(Value.self).")
      }
      return value
    }
  }

  /// The values of an option with a fixed list and files, in the order of the line; empty if it is not given.
  package func choicesWithFiles(_ name: String) -> [ChoiceWithFile] {
    guard case .choiceWithFile? = declaration(name).valueKind else {
      preconditionFailure("Option '\(name)' of '\(node.invocation)' has no words with files.")
    }
    return values(name).map(ChoiceWithFile.init)
  }

  /// The value of a numeric option; `nil` if it is not given.
  package func number(_ name: String) -> Int? {
    guard case .number? = declaration(name).valueKind else {
      preconditionFailure("Option '\(name)' of '\(node.invocation)' is not a number.")
    }
    return value(name).flatMap { Int($0) }
  }

  /// All operands in the order of the line.
  package var positionals: [String] { operands }

  /// The operand of an argument; `nil` if it is left out.
  package func positional(_ name: String) -> String? {
    positionals(name).first
  }

  /// The operands of a repeated argument.
  package func positionals(_ name: String) -> [String] {
    guard let index = command.arguments.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("'\(node.invocation)' declares no argument '\(name)'.")
    }
    let rest = operands.dropFirst(index)
    return Array(command.arguments[index].isRepeated ? rest : rest.prefix(1))
  }

  /// The declaration of an option, from the command outwards, as a parent's may stand before the command.
  private func declaration(_ name: String) -> Option {
    for command in node.lineage.reversed() {
      if let option = command.options.first(where: { $0.name == name }) { return option }
    }
    preconditionFailure("'\(node.invocation)' declares no option '\(name)'.")
  }
}
