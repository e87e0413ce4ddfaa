/// The help of one command as it is shown in a terminal.
struct HelpPage {
  private let node: CommandNode
  private let width: Int
  private let sections: [HelpSection]

  /// Lays the help out; below 40 characters no table can be read, so that is the least width.
  init(_ node: CommandNode, width: Int) {
    self.node = node
    self.width = max(width, 40)
    self.sections = node.sections
  }

  /// The whole page, each line ended.
  var text: String {
    var blocks = [[UsageLine(node).text(width: width)], paragraph(node.command.abstract)]
    if let aliases = node.aliasRemark {
      blocks.append(paragraph(aliases))
    }
    blocks += node.command.discussion.map(paragraph)
    blocks += sections.map { section in
      [section.title + ":"] + section.entries.flatMap(lines)
    }
    if !node.command.examples.isEmpty {
      blocks.append(["Examples:"] + node.command.examples.flatMap(lines))
    }
    blocks.append(footer)
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func paragraph(_ text: String) -> [String] { TextWrapping.lines(of: text, width: width) }

  /// The width of the left column with its margins; terms that are wider get a line of their own.
  private var column: Int {
    let limit = min(32, width * 2 / 5)
    let widths = sections.flatMap(\.entries).map { $0.term.count + 4 }
    return widths.filter { $0 <= limit }.max() ?? 8
  }

  private func lines(of entry: HelpEntry) -> [String] {
    let margin = String(repeating: " ", count: column)
    let description = entry.lines(width: width - column)
    let term = "  " + entry.term
    guard description != [""] else { return [term] }
    guard term.count + 2 <= column else { return [term] + description.map { margin + $0 } }
    return [term.padded(to: column) + description[0]] + description.dropFirst().map { margin + $0 }
  }

  private func lines(of example: Example) -> [String] {
    ["  " + example.commandLine] + TextWrapping.lines(of: example.explanation, width: width - 6).map { "      " + $0 }
  }

  private var footer: [String] {
    guard !node.command.visibleSubcommands.isEmpty, let help = node.helpInvocation else { return [] }
    let hasHelpCommand = node.lineage[0].subcommands.contains { $0.role == .showsHelp }
    let line = hasHelpCommand ? "\(help) <command>" : "\(node.invocation) <command> \(node.style.longPrefix)help"
    return paragraph("Run '\(line)' for the help of a command.")
  }
}
