import CommandLineInterface
import Testing

@Suite("Parsing long options behind one dash")
struct SingleDashParsingTests {
  func generate(_ words: [String]) throws -> ParsedCommand? {
    guard case .run(let parsed) = try SampleTree.root.parse(["classic"] + words) else { return nil }
    return parsed
  }

  @Test(
    "options stand in any order, before and behind the command",
    arguments: [
      ["generate", "-input", "a.txt", "-output", "out", "-language", "Latin", "-dryRun"],
      ["generate", "-dryRun", "-language", "Latin", "-output", "out", "-input", "a.txt"],
      ["-input", "a.txt", "-dryRun", "-output", "out", "-language", "Latin", "generate"],
      ["-input", "a.txt", "generate", "-output", "out", "-dryRun", "-language", "Latin"],
    ])
  func anyOrder(words: [String]) throws {
    let parsed = try #require(try generate(words))
    #expect(parsed.path == ["classic", "generate"])
    #expect(parsed.value("input") == "a.txt")
    #expect(parsed.value("output") == "out")
    #expect(parsed.value("language") == "Latin")
    #expect(parsed.value("prefix") == nil)
    #expect(parsed.flag("dryRun"))
  }

  @Test("a value may be empty, begin with a dash, or be the name of a command")
  func strangeValues() throws {
    let parsed = try #require(try generate(["-input", "generate", "generate", "-output", "-dryRun", "-prefix", ""]))
    #expect(parsed.value("input") == "generate")
    #expect(parsed.value("output") == "-dryRun")
    #expect(parsed.value("prefix")?.isEmpty == true)
    #expect(!parsed.flag("dryRun"))
  }

  @Test("even a request for help is a value behind an option")
  func helpAsValue() throws {
    #expect(try generate(["generate", "-input", "-help", "-output", "--"])?.value("input") == "-help")
  }

  @Test("global options of the root are spelled in the same way")
  func globalOptions() throws {
    let words = ["generate", "-input", "a", "-output", "b", "-no-color", "-quiet"]
    #expect(try generate(words)?.flag("color") == false)
    #expect(try generate(words)?.flag("quiet") == true)
  }

  @Test("letters are not taken for a cluster")
  func noCluster() {
    #expect(throws: UsageError.self) { try generate(["generate", "-qh"]) }
  }

  @Test("the grammar also holds for a tool of its own")
  func ownTool() throws {
    let tool = Command(
      name: "oldtool", abstract: "As ever.", style: .singleDash, options: [.help],
      subcommands: SampleTree.classic.subcommands + [.help])
    guard case .run(let parsed) = try tool.parse(["-fast", "copy"]) else {
      Issue.record("not run")
      return
    }
    #expect(parsed.path == ["copy"])
    #expect(try tool.parse(["help"]) == .help(path: []))
    #expect(try tool.parse(["help", "copy"]) == .help(path: ["copy"]))
  }
}
