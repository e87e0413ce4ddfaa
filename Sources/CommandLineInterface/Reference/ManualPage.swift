/// Writes the whole tree as one manual page.
struct ManualPage {
  let root: CommandNode
  let date: String
  let version: String
  let chapters: [ManualChapter]

  /// The customary chapters that stand before the examples; mandoc complains about another order.
  private static let titlesBeforeExamples: Set<String> = ["CONTEXT", "ENVIRONMENT", "FILES", "EXIT STATUS"]

  /// The page.
  var text: String {
    let tool = root.command
    var lines = [
      ".Dd \(date)", ".Dt \(MdocText.argument(tool.name.uppercased())) 1",
      ".Os \(MdocText.argument("\(tool.name) \(version)"))", ".Sh NAME", ".Nm \(MdocText.argument(tool.name))",
      ".Nd \(MdocText.line(String(tool.abstract.hasSuffix(".") ? tool.abstract.dropLast() : tool.abstract[...])))",
      ".Sh SYNOPSIS",
    ]
    lines += synopsis(of: root).map { ".Nm" + $0 }
    lines += [".Sh DESCRIPTION"] + paragraphs([tool.abstract] + tool.discussion) + lists(of: root)
    let commands = root.visibleTree.dropFirst()
    if !commands.isEmpty {
      lines += [".Sh COMMANDS"] + commands.flatMap(subsection)
    }
    let early = chapters.filter { Self.titlesBeforeExamples.contains($0.title) }
    let late = chapters.filter { !Self.titlesBeforeExamples.contains($0.title) }
    lines += early.flatMap(chapter) + examples + late.flatMap(chapter)
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Commands

  private func subsection(_ node: CommandNode) -> [String] {
    [".Ss \(MdocText.argument(node.invocation))"]
      + synopsis(of: node).map { form in
        ".D1 Nm \(MdocText.argument(root.command.name))" + node.path.map { " Cm \(MdocText.argument($0))" }.joined()
          + form
      }
      + [".Pp"] + paragraphs([node.command.abstract, node.aliasRemark ?? ""] + node.command.discussion)
      + lists(of: node)
  }

  /// What stands behind the command's name, for every form, as arguments of a macro line.
  private func synopsis(of node: CommandNode) -> [String] {
    let command = node.command
    let options = command.options.filter { !$0.isHidden && $0.role == .setting }.map { option in
      let words = markup(option, in: node.style, withLetter: false)
      return (option.isRequired ? " " + words : " Oo \(words) Oc") + (option.isRepeatable ? " Ns ..." : "")
    }.joined()
    let operands = command.arguments.map { argument in
      argument.isOptional ? " Oo \(markup(argument)) Oc" : " " + markup(argument)
    }.joined()
    var forms: [String] = []
    if !command.subcommands.isEmpty {
      forms.append((command.arguments.isEmpty ? options : "") + " Ar command Oo Ar argument ... Oc")
    }
    if command.subcommands.isEmpty || !command.arguments.isEmpty { forms.append(options + operands) }
    return forms
  }

  private func lists(of node: CommandNode) -> [String] {
    node.sections.filter { $0.title != HelpSection.inheritedTitle }.flatMap { section in
      [".Pp", MdocText.line(section.title + ":"), ".Bl -tag -width Ds"]
        + section.entries.flatMap { item($0, in: node.style) } + [".El"]
    }
  }

  private func item(_ entry: HelpEntry, in style: CommandStyle) -> [String] {
    var lines: [String]
    switch entry.subject {
    case .argument(let argument): lines = [".It " + markup(argument)]
    case .command(let command): lines = [".It Cm \(MdocText.argument(command.name))"]
    case .option(let option): lines = [".It " + markup(option, in: style, withLetter: true)]
    }
    lines += MdocText.lines(entry.text)
    if entry.hasExplainedChoices {
      lines.append(".Bl -tag -width Ds -compact")
      lines += entry.choices.flatMap { [".It Cm \(MdocText.argument($0.value))"] + MdocText.lines($0.explanation) }
      lines.append(".El")
    } else if !entry.choices.isEmpty {
      lines.append("One of")
      lines += entry.choices.map { ".Cm \(MdocText.argument($0.value)) ," }
      lines[lines.count - 1] = String(lines[lines.count - 1].dropLast()) + "."
    }
    return lines + (entry.remark.map { [MdocText.line($0)] } ?? [])
  }

  // MARK: Markup of words

  private func markup(_ argument: Argument) -> String {
    "Ar \(MdocText.argument(argument.kind.placeholder(argument.name)))" + (argument.isRepeated ? " ..." : "")
  }

  /// `Fl` writes the first dash itself.
  private func markup(_ option: Option, in style: CommandStyle, withLetter: Bool) -> String {
    let prefix = style == .standard ? "\\-" : ""
    let letter = withLetter ? option.short.map { "Fl \($0) , " } ?? "" : ""
    let negated = option.isInvertible ? " | Fl \(prefix)no\\-\(flag(option.name))" : ""
    let value = option.valueName.map { " Ar \(MdocText.argument($0))" } ?? ""
    return letter + "Fl \(prefix)\(flag(option.name))" + negated + value
  }

  private func flag(_ name: String) -> String { ShellQuoting.escaping(name) { $0 == "-" } }

  // MARK: Other chapters

  private var examples: [String] {
    let all = root.visibleTree.flatMap(\.command.examples)
    guard !all.isEmpty else { return [] }
    return [".Sh EXAMPLES"]
      + all.enumerated().flatMap { index, example in
        (index > 0 ? [".Pp"] : []) + MdocText.lines(example.explanation)
          + [".Bd -literal -offset indent", MdocText.line(example.commandLine), ".Ed"]
      }
  }

  private func chapter(_ chapter: ManualChapter) -> [String] {
    var lines = [".Sh \(MdocText.line(chapter.title))"] + paragraphs(chapter.paragraphs)
    if !chapter.entries.isEmpty {
      lines.append(".Bl -tag -width Ds")
      lines += chapter.entries.flatMap { [".It \(MdocText.argument($0.term))"] + MdocText.lines($0.text) }
      lines.append(".El")
    }
    return lines
  }

  private func paragraphs(_ texts: [String]) -> [String] {
    Array(texts.map(MdocText.lines).filter { !$0.isEmpty }.joined(separator: [".Pp"]))
  }
}
