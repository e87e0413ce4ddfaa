import CommandLineInterface
import Testing

@Suite("Help")
struct HelpTests {
  @Test("the root lists the commands, but not the hidden one")
  func root() {
    #expect(
      SampleTree.root.help() == """
        usage: folio [--[no-]color] [--quiet] <command>

        Turn manuscripts into books.

        Commands:
          bind              Bind manuscripts into a book.
          check             Find mistakes.
          fonts             Look after fonts.
          classic           Take the options of the old tool.
          help              Show how a command is used.

        Options:
              --[no-]color  Use colors in messages. (default: on)
          -q, --quiet       Print errors only.
          -h, --help        Show this help.
              --version     Show the version.

        Run 'folio help <command>' for the help of a command.

        """)
  }

  @Test("a command shows operands, options by section, choices, defaults and examples")
  func command() {
    #expect(
      SampleTree.root.help(for: ["bind"]) == """
        usage: folio bind [options] <manuscript>...

        Bind manuscripts into a book.

        Also called build.

        Every manuscript becomes a chapter. Chapters keep the order of the command line,
        and nothing is written unless all of them could be read.

        Arguments:
          <manuscript>...              A file with a chapter.

        Options:
          -o, --output <dir>           Where to put the book. (default: .)
          -f, --format <format>        What kind of book to make.
                                         epub   for reading devices
                                         pdf    for printers: pages, margins
                                         plain
                                       (default: epub)
          -D, --define <name=text>...  Replace a name in all chapters.
          -c, --check                  Only say what would be written.
          -v, --verbose                Name every chapter.

        Layout:
              --columns <count>        Columns on a page.
              --[no-]hyphenate         Divide words at line ends. (default: off)

        Global options:
              --[no-]color             Use colors in messages. (default: on)
          -q, --quiet                  Print errors only.
          -h, --help                   Show this help.
              --version                Show the version.

        Examples:
          folio bind one.txt two.txt
              Make a book of two chapters.
          folio bind -cv --format pdf *.txt
              See what would be printed.

        """)
  }

  @Test("options behind one dash are shown as they are typed, required ones without brackets")
  func singleDash() {
    #expect(
      SampleTree.root.help(for: ["classic", "generate"]).hasPrefix(
        """
        usage: folio classic generate -input <file> -output <dir> [-language <language>]
                                      [-prefix <text>] [-dryRun]

        Write the book.

        Options:
          -input <file>         The manuscript.
          -output <dir>         Where to write.
          -language <language>  The language. (one of Latin, Old-Norse)

        """))
  }

  @Test("no line of prose is wider than the terminal, and no word is broken", arguments: [40, 57, 80, 120])
  func width(width: Int) {
    let page = SampleTree.root.help(for: ["bind"], width: width)
    let examples = SampleTree.bind.examples.map { "  " + $0.commandLine }
    for line in page.split(separator: "\n") where !examples.contains(String(line)) {
      #expect(line.count <= width, "\(line)")
    }
    let words = SampleTree.bind.discussion[0].split(separator: " ")
    let shown = Set(page.split(whereSeparator: \.isWhitespace))
    #expect(words.allSatisfy(shown.contains))
    #expect(!page.contains(" \n"))
  }

  @Test("a word that is wider than the terminal stays whole")
  func longWord() {
    let word = String(repeating: "x", count: 60)
    let tool = Command(name: "t", abstract: "See \(word) there.")
    #expect(tool.help(width: 40).contains("See\n\(word)\nthere.\n"))
  }

  @Test("without a help command the hint names the option")
  func hintWithoutHelpCommand() {
    let tool = Command(
      name: "t", abstract: "A.", options: [.help], subcommands: [Command(name: "run", abstract: "B.")])
    #expect(tool.help().hasSuffix("Run 't <command> --help' for the help of a command.\n"))
  }
}
