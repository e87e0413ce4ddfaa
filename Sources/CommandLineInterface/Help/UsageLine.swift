/// The short form of how a command is written.
struct UsageLine {
  private let node: CommandNode

  init(_ node: CommandNode) {
    self.node = node
  }

  /// The usage, each form on its own lines, without a line end at the end.
  ///
  /// Options are listed one by one where that takes at most two lines; else `[options]` stands for the optional ones.
  func text(width: Int) -> String {
    let prefix = "usage: "
    let forms = forms(isShort: false).map { lines(of: $0, width: width - prefix.count) }
    let isLong = forms.contains { $0.count > 2 }
    let shown = isLong ? self.forms(isShort: true).map { lines(of: $0, width: width - prefix.count) } : forms
    return shown.joined().enumerated().map { index, line in
      (index == 0 ? prefix : String(repeating: " ", count: prefix.count)) + line
    }.joined(separator: "\n")
  }

  /// The pieces behind the command's name, for every form; a command with operands and subcommands has two.
  func forms(isShort: Bool) -> [[String]] {
    let command = node.command
    let options = optionPieces(isShort: isShort)
    var forms: [[String]] = []
    if !command.subcommands.isEmpty {
      forms.append((command.arguments.isEmpty ? options : []) + ["<command>"])
    }
    if command.subcommands.isEmpty || !command.arguments.isEmpty {
      forms.append(options + command.arguments.map(\.signature))
    }
    return forms
  }

  private func optionPieces(isShort: Bool) -> [String] {
    let listed = node.command.options.filter { !$0.isHidden && $0.role == .setting }
    let required = listed.filter(\.isRequired).map(piece)
    let optional = listed.filter { !$0.isRequired }.map(piece)
    return required + (isShort && !optional.isEmpty ? ["[options]"] : optional)
  }

  private func piece(_ option: Option) -> String {
    let signature = option.signature(in: node.style)
    return (option.isRequired ? signature : "[\(signature)]") + (option.isRepeatable ? "..." : "")
  }

  private func lines(of pieces: [String], width: Int) -> [String] {
    // A deep indentation would leave no room for long names of commands.
    let indentation = String(repeating: " ", count: min(node.invocation.count + 1, 24))
    let wrapped = TextWrapping.lines(of: pieces, width: max(width - indentation.count, 20))
    let first = node.invocation + (wrapped[0].isEmpty ? "" : " " + wrapped[0])
    return [first] + wrapped.dropFirst().map { indentation + $0 }
  }
}
