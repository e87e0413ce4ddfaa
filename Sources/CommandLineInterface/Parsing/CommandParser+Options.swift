extension CommandParser {
  /// Reads one option word, and the next word where that is its value.
  ///
  /// - Returns: What is asked for if the option ends the reading, as `--help` does.
  mutating func takeOption(_ word: String) throws(UsageError) -> Invocation? {
    switch node.style {
    case .singleDash: try takeSingleDashOption(word)
    case .standard: word.hasPrefix("--") ? try takeLongOption(word) : try takeCluster(word)
    }
  }

  /// `-name` or `-name VALUE`; the value may look like anything.
  private mutating func takeSingleDashOption(_ word: String) throws(UsageError) -> Invocation? {
    let match = node.options.first { $0.spellings(in: .singleDash).contains(word) }
    // Both spellings of help and version are habits too old to refuse one.
    let habit = node.options.first {
      ($0.role == .showsHelp || $0.role == .showsVersion) && $0.spelling(in: .standard) == word
    }
    guard let option = match ?? habit else { throw unknownOption(word) }
    guard option.takesValue else {
      return try takeFlag(option, word, isOn: word != option.negatedSpelling(in: .singleDash))
    }
    guard let value = remaining.popFirst() else { throw missingValue(option, word) }
    try record(value, for: option, spelling: word)
    return nil
  }

  /// `--name`, `--no-name`, `--name VALUE`, `--name=VALUE`.
  private mutating func takeLongOption(_ word: String) throws(UsageError) -> Invocation? {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let spelling = parts[0]
    let attached = parts.count > 1 ? parts[1] : nil
    let match = node.options.first {
      $0.spelling(in: .standard) == spelling || $0.negatedSpelling(in: .standard) == spelling
    }
    guard let option = match else { throw unknownOption(spelling) }
    guard option.takesValue else {
      guard attached == nil else { throw failure("option '\(spelling)' takes no value") }
      return try takeFlag(option, spelling, isOn: spelling == option.spelling(in: .standard))
    }
    let value = if let attached { attached } else { try nextValue(of: option, spelling) }
    try record(value, for: option, spelling: spelling)
    return nil
  }

  /// `-a`, `-abc`, `-o VALUE`, `-oVALUE`, `-o=VALUE`.
  private mutating func takeCluster(_ word: String) throws(UsageError) -> Invocation? {
    var letters = word.dropFirst()
    // `-output` is rather a slip than `-o utput`.
    let name = letters.prefix { $0 != "=" }
    if name.count > 1, node.options.contains(where: { $0.name == name }) {
      throw failure("unknown option '-\(name)'", hint: "did you mean '--\(name)'?")
    }
    // All letters are checked before one acts: a misspelled word must not show the help because of its `h`.
    var flags: [(option: Option, spelling: String)] = []
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let option = node.options.first(where: { $0.short == letter }) else {
        if word.count == 2 { throw unknownOption(word) }
        throw failure("unknown option '\(spelling)' in '\(word)'", hint: suggestion(for: word))
      }
      flags.append((option, spelling))
      if option.takesValue { break }
    }
    for (option, spelling) in flags {
      if option.takesValue {
        let attached = letters.first == "=" ? letters.dropFirst() : letters
        let value = letters.isEmpty ? try nextValue(of: option, spelling) : String(attached)
        try record(value, for: option, spelling: spelling)
      } else if let invocation = try takeFlag(option, spelling, isOn: true) {
        return invocation
      }
    }
    return nil
  }

  private mutating func takeFlag(_ option: Option, _ spelling: String, isOn: Bool) throws(UsageError) -> Invocation? {
    switch option.role {
    case .showsHelp: return .help(path: node.path)
    case .showsVersion: return .version
    case .setting, .replacesCommand:
      try record(isOn ? "true" : "false", for: option, spelling: spelling)
      return nil
    }
  }

  /// The next word as a value; one that looks like an option is not taken, unless it is a number where one belongs.
  private mutating func nextValue(of option: Option, _ spelling: String) throws(UsageError) -> String {
    guard let next = remaining.first else { throw missingValue(option, spelling) }
    if Self.looksLikeOption(next) {
      guard case .number? = option.valueKind, Int(next) != nil else {
        let isKnown = node.options.contains { $0.spellings(in: .standard).contains(next) }
        let hint = isKnown ? nil : "write '\(spelling)=\(next)' for a value that begins with a dash"
        throw missingValue(option, spelling, hint: hint)
      }
    }
    remaining = remaining.dropFirst()
    return next
  }

  private func missingValue(_ option: Option, _ spelling: String, hint: String? = nil) -> UsageError {
    failure("option '\(spelling)' needs a value <\(option.valueName ?? option.name)>", hint: hint)
  }

  private func unknownOption(_ word: String) -> UsageError {
    failure("unknown option '\(word)'", hint: suggestion(for: word))
  }

  /// The option that was probably meant, or the command to which the option belongs.
  private func suggestion(for word: String) -> String? {
    let prefix = node.style.longPrefix
    let name = String(word.drop { $0 == "-" })
    guard name.count > 1 else { return nil }
    let long = node.options.filter { !$0.isHidden }
      .flatMap { [$0.spelling(in: node.style), $0.negatedSpelling(in: node.style)] }
      .compactMap { $0.map { String($0.dropFirst(prefix.count)) } }
    if let nearest = SpellingSuggestion.nearest(to: name, among: long) {
      return "did you mean '\(prefix)\(nearest)'?"
    }
    let owners = CommandNode(root: node.lineage[0]).visibleTree.filter { other in
      other.command.options.contains { !$0.isHidden && !$0.isGlobal && $0.spelling(in: other.style) == word }
    }
    return owners.count == 1 ? "it is an option of '\(owners[0].invocation)'" : nil
  }
}
