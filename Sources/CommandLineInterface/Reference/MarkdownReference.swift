/// Writes the tree as Markdown, with tables as GitHub and DocC read them.
struct MarkdownReference {
  let root: CommandNode

  /// The document, each line ended.
  var text: String {
    root.visibleTree.map(chapter).joined(separator: "\n")
  }

  private func chapter(_ node: CommandNode) -> String {
    let isRoot = node.path.isEmpty
    var blocks = [
      (isRoot ? "# " : "## ") + code(node.invocation), prose(node.command.abstract),
      "```text\n" + UsageLine(node).text(width: 80) + "\n```",
    ]
    if let aliases = node.aliasRemark {
      blocks.append(prose(aliases))
    }
    blocks += node.command.discussion.map(prose)
    // The root's chapter has described what all commands inherit.
    for section in node.sections where section.title != HelpSection.inheritedTitle {
      blocks.append((isRoot ? "## " : "### ") + prose(section.title))
      blocks.append(table(section, in: node))
    }
    if !node.command.examples.isEmpty {
      blocks.append((isRoot ? "## " : "### ") + "Examples")
      blocks += node.command.examples.flatMap { [prose($0.explanation), "```sh\n\($0.commandLine)\n```"] }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func table(_ section: HelpSection, in node: CommandNode) -> String {
    let rows = section.entries.map { entry in
      "| \(term(entry, in: node)) | \(description(entry).replacing("|", with: "\\|")) |"
    }
    return (["| | |", "|---|---|"] + rows).joined(separator: "\n")
  }

  private func term(_ entry: HelpEntry, in node: CommandNode) -> String {
    switch entry.subject {
    case .argument(let argument):
      return code(argument.signature)
    case .command(let command):
      let target = (node.lineage.map(\.name) + [command.name]).joined(separator: "-").lowercased()
      return "[\(code(command.name))](#\(target))"
    case .option(let option):
      let long = code(option.signature(in: node.style) + (option.isRepeatable ? "..." : ""))
      return option.short.map { code("-\($0)") + ", " + long } ?? long
    }
  }

  private func description(_ entry: HelpEntry) -> String {
    var text = prose(entry.text)
    if entry.hasExplainedChoices {
      text += entry.choices.map { choice in
        "<br>" + code(choice.value) + (choice.explanation.isEmpty ? "" : ": " + prose(choice.explanation))
      }.joined()
    } else if !entry.choices.isEmpty {
      text += " One of " + entry.choices.map { code($0.value) }.joined(separator: ", ") + "."
    }
    return text + (entry.remark.map { (entry.hasExplainedChoices ? "<br>" : " ") + prose($0) } ?? "")
  }

  /// Text whose characters mean themselves; backquotes keep marking code.
  private func prose(_ text: String) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    // Behind an odd number of backquotes, code has begun, where a backslash would be shown.
    return pieces.enumerated().map { index, piece in
      index % 2 == 1 ? String(piece) : ShellQuoting.escaping(String(piece)) { "<>*_[]\\".contains($0) }
    }.joined(separator: "`")
  }

  private func code(_ text: String) -> String { "`\(text.replacing("|", with: "\\|"))`" }
}
