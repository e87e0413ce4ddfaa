import CommandLineInterface

/// A tool whose texts contain whatever shells and formatters could take for their own.
enum HostileTree {
  static let text = #"It's "so" $HOME $(touch hit) `touch hit` [a] {b} (c) <d> a:b \n %s *? ; & | # ~ ! é. 'Q'"#

  /// Words for values with characters that mean something to a shell.
  static let words = ["a:b", "c,d", "e+f", "g=h", "i%j", "k@l", "m.n"]

  static let root = Command(
    name: "folio", abstract: text, discussion: [text, "." + text],
    arguments: [Argument("word", .choice(words.map { Choice($0, text) }), help: text)],
    options: [
      .value("pick", short: "p", valueName: "a:b", .choice(words.map { Choice($0) }), help: text, defaultText: text),
      .flag("x", help: text),
      .value("style", valueName: "a:b", .choiceWithFile(words.map { Choice($0, text) }), help: text),
    ],
    examples: [Example(text, text), Example(".Sh folio", text)]
  )

  static let bare = Command(name: "folio", abstract: "Has nothing.")
}
