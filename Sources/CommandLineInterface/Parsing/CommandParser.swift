/// Reads one command line, word by word, from left to right.
struct CommandParser {
  /// The command reached so far.
  private(set) var node: CommandNode
  /// The words not yet read.
  var remaining: ArraySlice<String>
  /// What the options said, by name; a flag has the texts `true` and `false`.
  private(set) var values: [String: [String]] = [:]
  /// The operands so far.
  private(set) var operands: [String] = []

  private let words: [String]
  /// Whether `--` has declared all further words operands.
  private var isTerminated = false

  init(root: Command, words: [String]) {
    self.node = CommandNode(root: root)
    self.words = words
    self.remaining = words[...]
    hoistSubcommand()
  }

  /// Reads all words.
  mutating func parse() throws(UsageError) -> Invocation {
    while let word = remaining.popFirst() {
      if isTerminated || !Self.looksLikeOption(word) {
        try takeOperand(word)
      } else if word == "--" {
        isTerminated = true
      } else if let invocation = try takeOption(word) {
        return invocation
      }
    }
    return try conclusion()
  }

  /// Whether a word is an option by its looks; a lone dash is an operand, by custom standard input.
  static func looksLikeOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" }

  /// The command whose help the line asks for somewhere before `--`; `nil` if it does not.
  var pathOfRequestedHelp: [String]? {
    let spellings = node.options.filter { $0.role == .showsHelp }.flatMap { $0.spellings(in: node.style) }
    return words.prefix { $0 != "--" }.contains(where: spellings.contains) ? node.path : nil
  }

  /// An error at the command reached so far.
  func failure(_ message: String, hint: String? = nil) -> UsageError {
    UsageError(
      message: message, hint: hint, usage: UsageLine(node).text(width: 80), helpInvocation: node.helpInvocation)
  }
}

// MARK: Operands and commands

extension CommandParser {
  private mutating func takeOperand(_ word: String) throws(UsageError) {
    let command = node.command
    if !isTerminated, operands.isEmpty, let child = node.child(named: word) {
      node = child
      hoistSubcommand()
      return
    }
    guard let argument = argument(at: operands.count) else {
      if !command.subcommands.isEmpty, command.arguments.isEmpty {
        throw unknownCommand(word)
      }
      throw failure("unexpected argument '\(word)'")
    }
    if let complaint = argument.kind.complaint(about: word) {
      throw failure("'\(word)' is no valid <\(argument.name)>: \(complaint.message)", hint: complaint.hint)
    }
    operands.append(word)
  }

  /// The argument that takes the operand with the given index.
  private func argument(at index: Int) -> Argument? {
    let arguments = node.command.arguments
    if index < arguments.count { return arguments[index] }
    return arguments.last.flatMap { $0.isRepeated ? $0 : nil }
  }

  private func unknownCommand(_ word: String) -> UsageError {
    let names = node.command.visibleSubcommands.flatMap(\.names)
    let hint = SpellingSuggestion.nearest(to: word, among: names).map { "did you mean '\($0)'?" }
    return failure("unknown command '\(word)'", hint: hint)
  }

  /// Brings a subcommand that stands behind options to the front, where the grammar allows that.
  ///
  /// Which options have values is decided by all options of the subcommands together, as the command is not known yet.
  private mutating func hoistSubcommand() {
    guard node.style == .singleDash, !node.command.subcommands.isEmpty else { return }
    let options = node.options + node.command.subcommands.flatMap(\.options)
    let spellings = Set(options.filter(\.takesValue).flatMap { $0.spellings(in: .singleDash) })
    var index = remaining.startIndex
    while index < remaining.endIndex, Self.looksLikeOption(remaining[index]) {
      if remaining[index] == "--" { return }
      index += spellings.contains(remaining[index]) ? 2 : 1
    }
    guard index < remaining.endIndex, node.child(named: remaining[index]) != nil else { return }
    let word = remaining.remove(at: index)
    remaining.insert(word, at: remaining.startIndex)
  }
}

// MARK: Recording and the end of the line

extension CommandParser {
  /// Notes what an option said, once checked; `spelling` is the option as the user wrote it.
  mutating func record(_ value: String, for option: Option, spelling: String) throws(UsageError) {
    if option.takesValue, !option.isRepeatable, values[option.name] != nil {
      throw failure("option '\(spelling)' is given more than once")
    }
    if let complaint = option.valueKind?.complaint(about: value) {
      throw failure("'\(value)' is no valid value for '\(spelling)': \(complaint.message)", hint: complaint.hint)
    }
    values[option.name, default: []].append(value)
  }

  private func conclusion() throws(UsageError) -> Invocation {
    let command = node.command
    if command.role == .showsHelp {
      return .help(path: try pathOfHelpTopic())
    }
    let replacements = node.options.filter { $0.role == .replacesCommand }
    if replacements.contains(where: { values[$0.name] != nil }) {
      return .run(ParsedCommand(node: node, values: values, operands: operands))
    }
    if !command.subcommands.isEmpty, command.arguments.isEmpty {
      guard values.isEmpty, operands.isEmpty else { throw failure("a command is missing") }
      return .help(path: node.path)
    }
    if let missing = command.arguments.dropFirst(operands.count).first(where: { !$0.isOptional }) {
      throw failure("argument '<\(missing.name)>' is missing")
    }
    if let missing = node.options.first(where: { $0.isRequired && values[$0.name] == nil }) {
      throw failure("option '\(missing.signature(in: node.style))' is missing")
    }
    return .run(ParsedCommand(node: node, values: values, operands: operands))
  }

  /// The path that the operands of the help command name, seen from the command that it belongs to, without aliases.
  private func pathOfHelpTopic() throws(UsageError) -> [String] {
    var topic = CommandParser(root: node.lineage[0], words: [])
    topic.node = topic.node.descendant(at: Array(node.path.dropLast())) ?? topic.node
    for word in operands {
      guard let child = topic.node.child(named: word) else {
        throw topic.unknownCommand(word)
      }
      topic.node = child
    }
    return topic.node.path
  }
}
