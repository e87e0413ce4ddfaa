extension CommandNode {
  /// The lists of the command's reference: operands, subcommands, options by section, inherited options.
  ///
  /// Help, manual page and Markdown show the same lists, so none can forget an option.
  var sections: [HelpSection] {
    let arguments = command.arguments.map { argument in
      HelpEntry(
        subject: .argument(argument), term: argument.signature, text: argument.help, choices: argument.kind.shownChoices
      )
    }
    let commands = command.visibleSubcommands.map {
      HelpEntry(subject: .command($0), term: $0.name, text: $0.abstract)
    }
    let own = command.options.filter { !$0.isHidden }
    let inherited = inheritedOptions.filter { !$0.isHidden }
    var sections = [
      HelpSection(title: "Arguments", entries: arguments), HelpSection(title: "Commands", entries: commands),
    ]
    sections.append(HelpSection(title: "Options", entries: entries(own.filter { $0.section == nil })))
    for title in own.compactMap(\.section).uniqued() {
      sections.append(HelpSection(title: title, entries: entries(own.filter { $0.section == title })))
    }
    sections.append(HelpSection(title: HelpSection.inheritedTitle, entries: entries(inherited)))
    return sections.filter { !$0.entries.isEmpty }
  }

  private func entries(_ options: [Option]) -> [HelpEntry] {
    // Long names stand below each other also where only some options have a letter.
    let hasLetters = style == .standard && self.options.contains { $0.short != nil && !$0.isHidden }
    return options.map { option in
      let letter = option.short.map { "-\($0), " } ?? (hasLetters ? "    " : "")
      return HelpEntry(
        subject: .option(option), term: letter + option.signature(in: style) + (option.isRepeatable ? "..." : ""),
        text: option.help, choices: option.valueKind?.shownChoices ?? [], defaultText: option.defaultText)
    }
  }
}

extension Array where Element: Equatable {
  /// The elements without later repetitions.
  func uniqued() -> [Element] {
    reduce(into: []) { result, element in
      if !result.contains(element) { result.append(element) }
    }
  }
}
