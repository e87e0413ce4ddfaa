import CommandLineInterface

/// A tool that uses every feature of the command tree; it resembles a small compiler.
enum SampleTree {
  static let root = Command(
    name: "folio",
    abstract: "Turn manuscripts into books.",
    options: [
      .invertibleFlag("color", default: true, isGlobal: true, help: "Use colors in messages."),
      .flag("quiet", short: "q", isGlobal: true, help: "Print errors only."),
      .help, .version,
    ],
    subcommands: [bind, check, fonts, classic, secret, .help]
  )

  static let bind = Command(
    name: "bind",
    aliases: ["build"],
    abstract: "Bind manuscripts into a book.",
    discussion: [
      "Every manuscript becomes a chapter. Chapters keep the order of the command line, and nothing is written "
        + "unless all of them could be read."
    ],
    arguments: [
      Argument("manuscript", .file(extensions: ["txt", "md"]), isRepeated: true, help: "A file with a chapter.")
    ],
    options: [
      .value("output", short: "o", valueName: "dir", .directory, help: "Where to put the book.", defaultText: "."),
      .value(
        "format", short: "f", valueName: "format",
        .choice([Choice("epub", "for reading devices"), Choice("pdf", "for printers: pages, margins"), "plain"]),
        help: "What kind of book to make.", defaultText: "epub"),
      .value("define", short: "D", valueName: "name=text", isRepeatable: true, help: "Replace a name in all chapters."),
      .value("columns", valueName: "count", .number(in: 1...4), help: "Columns on a page.", section: "Layout"),
      .invertibleFlag("hyphenate", default: false, help: "Divide words at line ends.", section: "Layout"),
      .flag("check", short: "c", help: "Only say what would be written."),
      .flag("verbose", short: "v", help: "Name every chapter."),
      .flag("trace", isHidden: true, help: "For developers."),
    ],
    examples: [
      Example("folio bind one.txt two.txt", "Make a book of two chapters."),
      Example("folio bind -cv --format pdf *.txt", "See what would be printed."),
    ]
  )

  static let check = Command(
    name: "check",
    abstract: "Find mistakes.",
    arguments: [
      Argument("manuscript", .file(extensions: ["txt"]), help: "The file to check."),
      Argument("level", .choice(["strict", "lenient"]), isOptional: true, help: "How hard to look."),
    ],
    options: [
      .value("offset", valueName: "lines", .number(), help: "Added to line numbers."),
      .value("limit", valueName: "count", .number(in: 1 ... .max), help: "Stop after so many."),
      .value(
        "report", short: "r", valueName: "form",
        .choiceWithFile([Choice("text", "for people: one line each"), Choice("table", "for spreadsheets"), "json"]),
        isRepeatable: true, help: "How to list mistakes."),
    ]
  )

  static let fonts = Command(
    name: "fonts",
    abstract: "Look after fonts.",
    subcommands: [
      Command(name: "list", aliases: ["ls"], abstract: "List the fonts."),
      Command(
        name: "add", abstract: "Add fonts.", arguments: [Argument("font", .file(extensions: ["otf"]), help: "A font.")],
        options: [.value("name", valueName: "name", isRequired: true, help: "How to call the font.")]),
    ]
  )

  static let secret = Command(name: "secret", abstract: "Not for everyone.", isHidden: true)

  /// The other grammar below the same root.
  static let classic = Command(
    name: "classic",
    abstract: "Take the options of the old tool.",
    style: .singleDash,
    subcommands: [
      Command(
        name: "generate", abstract: "Write the book.",
        options: [
          .value("input", valueName: "file", .file(extensions: ["txt"]), isRequired: true, help: "The manuscript."),
          .value("output", valueName: "dir", .directory, isRequired: true, help: "Where to write."),
          .value("language", valueName: "language", .choice(["Latin", "Old-Norse"]), help: "The language."),
          .value("prefix", valueName: "text", help: "Put before names."),
          .flag("dryRun", help: "Write nothing."),
        ]),
      Command(name: "copy", abstract: "Copy the book.", options: [.flag("fast", help: "Hurry.")]),
    ]
  )
}
