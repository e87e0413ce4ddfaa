import CommandLineInterface
import Testing

@Suite("Defects of a tree")
struct DefectTests {
  @Test("a sound tree has none")
  func sound() {
    #expect(SampleTree.root.defects == [])
  }

  @Test("every slip is named, with its command")
  func slips() {
    let tree = Command(
      name: "t", abstract: "A.",
      options: [.flag("all", short: "a", isGlobal: true, help: ""), .invertibleFlag("color", default: true, help: "")],
      subcommands: [
        Command(name: "run", aliases: ["go"], abstract: "B."),
        Command(
          name: "go", abstract: "C.",
          arguments: [
            Argument("x", isOptional: true, isRepeated: true, help: ""),
            Argument("y", .choice([]), help: ""), Argument("y", .choice(["a b", "c", "c", "f=g"]), help: ""),
            Argument("z", .choiceWithFile(["d=e", ""]), help: ""),
          ],
          options: [.flag("all", help: ""), .flag("no-color", short: "a", help: ""), .flag("-bad", help: "")]),
      ])
    #expect(
      tree.defects.sorted() == [
        "t go: a choice has no words",
        "t go: argument 'x' hides those behind it",
        "t go: argument 'y' cannot be reached without 'x'",
        "t go: argument 'y' is declared twice",
        "t go: choice '' cannot be completed",
        "t go: choice 'a b' cannot be completed",
        "t go: choice 'c' is declared twice",
        "t go: choice 'd=e' cannot be completed",
        "t go: name '-bad' cannot be typed",
        "t go: option 'all' is declared twice",
        "t go: option 'no-color' is declared twice",
        "t: command 'go' is declared twice",
      ])
  }

  @Test("an inherited letter cannot be used again")
  func letters() {
    let tree = Command(
      name: "t", abstract: "A.", options: [.flag("all", short: "a", isGlobal: true, help: "")],
      subcommands: [Command(name: "run", abstract: "B.", options: [.flag("any", short: "a", help: "")])])
    #expect(tree.defects == ["t run: letter 'a' is declared twice"])
  }
}
