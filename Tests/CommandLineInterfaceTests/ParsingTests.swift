import CommandLineInterface
import Testing

@Suite("Parsing a command line")
struct ParsingTests {
  func run(_ words: String...) throws -> ParsedCommand {
    guard case .run(let parsed) = try SampleTree.root.parse(words) else {
      throw ParsingFailure(words: words)
    }
    return parsed
  }

  struct ParsingFailure: Error { let words: [String] }

  @Test(
    "the value of an option is the next word, or attached",
    arguments: [
      ["bind", "a.txt", "--output", "out"], ["bind", "--output=out", "a.txt"], ["bind", "-o", "out", "a.txt"],
      ["bind", "-oout", "a.txt"], ["bind", "-o=out", "a.txt"], ["bind", "-cvo", "out", "a.txt"],
      ["bind", "-cvoout", "a.txt"], ["build", "--output", "out", "--", "a.txt"],
    ])
  func valueForms(words: [String]) throws {
    guard case .run(let parsed) = try SampleTree.root.parse(words) else {
      Issue.record("not run")
      return
    }
    #expect(parsed.path == ["bind"])
    #expect(parsed.value("output") == "out")
    #expect(parsed.positionals("manuscript") == ["a.txt"])
  }

  @Test("an attached value may be empty, contain an equals sign, or begin with a dash")
  func attachedValues() throws {
    #expect(try run("bind", "a", "--output=").value("output")?.isEmpty == true)
    #expect(try run("bind", "a", "--define=x=y").values("define") == ["x=y"])
    #expect(try run("bind", "a", "--output=-x").value("output") == "-x")
    #expect(try run("bind", "a", "--output", "").value("output")?.isEmpty == true)
    #expect(try run("bind", "a", "--output", "-").value("output") == "-")
  }

  @Test("a cluster of letters is several flags")
  func cluster() throws {
    let parsed = try run("bind", "-qcv", "a.txt")
    #expect(parsed.flag("quiet"))
    #expect(parsed.flag("check"))
    #expect(parsed.flag("verbose"))
    #expect(!parsed.flag("trace"))
  }

  @Test("a repeatable option keeps its values in order")
  func repeatable() throws {
    #expect(try run("bind", "a", "-D", "x=1", "--define", "y=2", "-Dz=3").values("define") == ["x=1", "y=2", "z=3"])
    #expect(try run("bind", "a").values("define").isEmpty)
  }

  @Test("of an invertible flag the last word counts, and without one the default")
  func invertible() throws {
    #expect(try run("bind", "a").flag("color"))
    #expect(try !run("bind", "a").flag("hyphenate"))
    #expect(try run("bind", "a").givenFlag("color") == nil)
    #expect(try !run("bind", "a", "--color", "--no-color").flag("color"))
    #expect(try run("bind", "a", "--no-hyphenate", "--hyphenate").flag("hyphenate"))
    #expect(try run("bind", "a", "--no-hyphenate").givenFlag("hyphenate") == false)
  }

  @Test("words behind the terminator are operands, whatever they look like")
  func terminator() throws {
    let parsed = try run("bind", "-c", "--", "-v", "--output", "--", "bind")
    #expect(parsed.positionals("manuscript") == ["-v", "--output", "--", "bind"])
    #expect(!parsed.flag("verbose"))
  }

  @Test("a lone dash and an empty word are operands")
  func dash() throws {
    #expect(try run("bind", "-", "").positionals == ["-", ""])
  }

  @Test("a number may be negative, and options may stand behind operands")
  func numbers() throws {
    let parsed = try run("check", "a.txt", "lenient", "--offset", "-12", "--limit", "3")
    #expect(parsed.number("offset") == -12)
    #expect(parsed.number("limit") == 3)
    #expect(parsed.positional("manuscript") == "a.txt")
    #expect(parsed.positional("level") == "lenient")
    #expect(try run("check", "a.txt").positional("level") == nil)
    #expect(try run("check", "a.txt").number("offset") == nil)
  }

  @Test("a global option is valid before and behind the command")
  func globalOptions() throws {
    #expect(try run("-q", "fonts", "list").flag("quiet"))
    #expect(try run("fonts", "--quiet", "ls").flag("quiet"))
    #expect(try run("fonts", "ls", "-q").path == ["fonts", "list"])
  }

  @Test("a choice becomes a case of an enumeration")
  func choice() throws {
    enum Format: String { case epub, pdf, plain }
    #expect(try run("bind", "a", "-fpdf").choice("format", as: Format.self) == .pdf)
    #expect(try run("bind", "a").choice("format", as: Format.self) == nil)
  }

  @Test("a choice may have a file, whose path is all behind the first equals sign")
  func choicesWithFiles() throws {
    let parsed = try run("check", "a", "--report", "text", "--report=json=a=b.json", "-r", "table=-", "-rtext=c")
    #expect(parsed.choicesWithFiles("report").map(\.choice) == ["text", "json", "table", "text"])
    #expect(parsed.choicesWithFiles("report").map(\.file) == [nil, "a=b.json", "-", "c"])
    #expect(try run("check", "a").choicesWithFiles("report").isEmpty)
  }

  @Test(
    "help is asked for by option, by command and by leaving the command out",
    arguments: [
      ([], []), (["--help"], []), (["-h"], []), (["help"], []),
      (["bind", "--help"], ["bind"]), (["bind", "-cvh"], ["bind"]), (["build", "-h", "x"], ["bind"]),
      (["help", "bind"], ["bind"]), (["help", "fonts", "ls"], ["fonts", "list"]), (["fonts"], ["fonts"]),
      (["help", "secret"], ["secret"]), (["classic"], ["classic"]), (["help", "--help"], ["help"]),
      (["classic", "generate", "-help"], ["classic", "generate"]),
      (["classic", "generate", "--help"], ["classic", "generate"]),
      // What is wrong with the rest does not stand in the way.
      (["bind", "--nonsense", "--help"], ["bind"]), (["fonts", "add", "--name", "--help"], ["fonts", "add"]),
    ] as [([String], [String])])
  func help(words: [String], path: [String]) throws {
    #expect(try SampleTree.root.parse(words) == .help(path: path))
  }

  @Test("the version is asked for anywhere", arguments: [["--version"], ["bind", "--version"]])
  func version(words: [String]) throws {
    #expect(try SampleTree.root.parse(words) == .version)
  }

  @Test("behind the terminator help is no request")
  func helpAsOperand() throws {
    #expect(try run("bind", "--", "--help").positionals == ["--help"])
  }

  @Test("an option can stand in the place of a command")
  func replacement() throws {
    let tool = Command(
      name: "t", abstract: "A.",
      options: [
        .value(
          "script", valueName: "shell", .choice(["bash"]), isHidden: true, role: .replacesCommand, help: "Print it.")
      ],
      subcommands: [Command(name: "run", abstract: "B.")])
    guard case .run(let parsed) = try tool.parse(["--script", "bash"]) else {
      Issue.record("not run")
      return
    }
    #expect(parsed.path.isEmpty)
    #expect(parsed.value("script") == "bash")
    #expect(try tool.parse([]) == .help(path: []))
  }
}
