import CommandLineInterface
import Testing

@Suite("Asking a parsed command")
struct ParsedCommandTests {
  /// A line without mistakes, so that only the question can be wrong.
  static func parsed() throws -> ParsedCommand {
    guard case .run(let parsed) = try SampleTree.root.parse(["bind", "a.txt", "-f", "pdf"]) else {
      fatalError("not run")
    }
    return parsed
  }

  @Test("a name that is not declared stops the process")
  func undeclared() async {
    await #expect(processExitsWith: .failure) { _ = try ParsedCommandTests.parsed().flag("chekc") }
    await #expect(processExitsWith: .failure) { _ = try ParsedCommandTests.parsed().positionals("file") }
  }

  @Test("a question of the wrong kind stops the process")
  func wrongKind() async {
    await #expect(processExitsWith: .failure) { _ = try ParsedCommandTests.parsed().flag("output") }
    await #expect(processExitsWith: .failure) { _ = try ParsedCommandTests.parsed().value("check") }
    await #expect(processExitsWith: .failure) { _ = try ParsedCommandTests.parsed().value("define") }
    await #expect(processExitsWith: .failure) { _ = try ParsedCommandTests.parsed().number("output") }
    await #expect(processExitsWith: .failure) { _ = try ParsedCommandTests.parsed().choicesWithFiles("format") }
  }

  @Test("a word that the enumeration lacks stops the process")
  func missingCase() async {
    await #expect(processExitsWith: .failure) {
      enum Format: String { case epub }
      _ = try ParsedCommandTests.parsed().choice("format", as: Format.self)
    }
  }

  @Test("an option of a command above can be asked for below")
  func lineage() throws {
    #expect(try Self.parsed().flag("quiet") == false)
    #expect(try Self.parsed().command == SampleTree.bind)
  }
}
