import Foundation
import TestSupport
import Testing

@Suite("In place of intentbuilderc")
struct DropInTests {
  /// How the drop-in command line is reached.
  enum Way: String, CaseIterable, Sendable {
    /// Through a link with the original's name.
    case link
    /// Through the subcommand.
    case subcommand
  }

  private static let definition = ["Home.intentdefinition": "Home/Home.intentdefinition"]

  private func run(_ way: Way, _ workspace: Workspace, _ arguments: [String]) throws -> ProcessOutcome {
    switch way {
    case .link:
      let link = workspace.folder.file("bin/intentbuilderc")
      if !workspace.isLink("bin/intentbuilderc") {
        try workspace.makeFolder("bin")
        try workspace.link("bin/intentbuilderc", to: workspace.program.path)
      }
      return try workspace.run(arguments, program: link)
    case .subcommand:
      return try workspace.run(["intentbuilderc"] + arguments)
    }
  }

  @Test("generates as Xcode calls it, silently, with empty values in any order", arguments: Way.allCases)
  func generates(way: Way) throws {
    try Workspace.with(Self.definition) { workspace throws in
      let pairs = [
        ["-input", "Home.intentdefinition"], ["-output", "out"], ["-classPrefix", ""], ["-language", "Swift"],
        ["-swiftVersion", "5.0"], ["-visibility", ""], ["-moduleName", ""],
      ]
      let reference = RepositoryLayout.generated.appending(path: "default/Home", directoryHint: .isDirectory)
      for order in [pairs, pairs.reversed()] {
        let outcome = try run(way, workspace, ["generate"] + order.flatMap { $0 })
        #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(try FileTree.contents(of: workspace.folder.file("out")) == (try FileTree.contents(of: reference)))
        try FileManager.default.removeItem(at: workspace.folder.file("out"))
      }
    }
  }

  @Test("-dryRun prints absolute paths in the original's order and nothing else", arguments: Way.allCases)
  func dryRun(way: Way) throws {
    try Workspace.with(Self.definition) { workspace throws in
      let outcome = try run(
        way, workspace,
        ["generate", "-dryRun", "-input", "Home.intentdefinition", "-output", "out", "-language", "Swift"])
      #expect(outcome.status == 0 && outcome.errors.isEmpty && !workspace.exists("out"))
      let names = [
        "SetLightIntent", "ToggleDeviceIntent", "SetClimateIntent", "DeviceState", "LightMood", "HomeDevice",
      ]
      #expect(outcome.lines == names.map { "\(workspace.folder.url.path)/out/\($0).swift" })
    }
  }

  @Test("writes Objective-C, and prints the header in front of each implementation", arguments: Way.allCases)
  func objectiveC(way: Way) throws {
    try Workspace.with(Self.definition) { workspace throws in
      let arguments = [
        "-input", "Home.intentdefinition", "-output", "out", "-language", "Objective-C", "-classPrefix", "",
        "-visibility", "project", "-moduleName", "Home",
      ]
      let dry = try run(way, workspace, ["generate", "-dryRun"] + arguments)
      #expect(dry.status == 0 && dry.errors.isEmpty && !workspace.exists("out"))
      let names = [
        "SetLightIntent", "ToggleDeviceIntent", "SetClimateIntent", "DeviceState", "LightMood", "HomeDevice",
      ]
      let folder = workspace.folder.url.path
      #expect(dry.lines == names.flatMap { ["\(folder)/out/\($0).h", "\(folder)/out/\($0).m"] })
      let outcome = try run(way, workspace, ["generate"] + arguments)
      #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome.errors)")
      let reference = RepositoryLayout.generated.appending(path: "objc/Home", directoryHint: .isDirectory)
      #expect(try FileTree.contents(of: workspace.folder.file("out")) == (try FileTree.contents(of: reference)))
    }
  }

  @Test("system intents alone give no line and no file", arguments: Way.allCases)
  func noOutput(way: Way) throws {
    try Workspace.with(["W.intentdefinition": "Legacy/Withdrawn.intentdefinition"]) { workspace throws in
      let arguments = ["-input", "W.intentdefinition", "-output", "out", "-language", "Swift"]
      let dry = try run(way, workspace, ["generate", "-dryRun"] + arguments)
      #expect(dry.status == 0 && dry.output.isEmpty)
      #expect(try run(way, workspace, ["generate"] + arguments).status == 0)
      #expect(workspace.names(in: "out") ?? [] == [])
    }
  }

  @Test("a class prefix and a visibility change the text", arguments: Way.allCases)
  func options(way: Way) throws {
    try Workspace.with(["SkyWidgets.intentdefinition": "Widgets/SkyWidgets.intentdefinition"]) { workspace throws in
      let arguments = ["generate", "-input", "SkyWidgets.intentdefinition", "-language", "Swift"]
      #expect(try run(way, workspace, arguments + ["-output", "prefix", "-classPrefix", "ACME"]).status == 0)
      #expect(try run(way, workspace, arguments + ["-output", "internal", "-visibility", "project"]).status == 0)
      for name in ["prefix", "internal"] {
        let reference = RepositoryLayout.generated.appending(path: "\(name)/SkyWidgets", directoryHint: .isDirectory)
        #expect(
          try FileTree.contents(of: workspace.folder.file(name)) == (try FileTree.contents(of: reference)), "\(name)")
      }
    }
  }

  @Test(
    "a wrong command line is an error in the original's form, with status 1", arguments: Way.allCases,
    [
      ["-language", "Swift", "-nope", "x"], ["-language", "Java"], ["-language", "objc"], [],
      ["-language", "Swift", "-visibility", "secret"],
    ])
  func wrongOptions(way: Way, options: [String]) throws {
    try Workspace.with(Self.definition) { workspace throws in
      let outcome = try run(
        way, workspace, ["generate", "-input", "Home.intentdefinition", "-output", "out"] + options)
      #expect(outcome.status == 1 && outcome.output.isEmpty && !workspace.exists("out"))
      #expect(!outcome.errors.isEmpty)
      #expect(outcome.errors.wholeMatch(of: #/[^:\n]*: error: [^\n]+\n(.*\n)*/#) != nil, "\(outcome.errors)")
      if options.contains("Java") {
        #expect(outcome.errors.contains("'Swift'") && outcome.errors.contains("'Objective-C'"))
      }
    }
  }

  @Test("an error in the definition is told in the form that Xcode parses", arguments: Way.allCases)
  func diagnostics(way: Way) throws {
    try Workspace.with(["a:b/Garden.intentdefinition": "Invalid/missing-title.intentdefinition"]) { workspace throws in
      let outcome = try run(
        way, workspace,
        ["generate", "-input", "a:b/Garden.intentdefinition", "-output", "out", "-language", "Swift"])
      #expect(outcome.status == 1 && outcome.output.isEmpty && !workspace.exists("out"))
      let line = try #require(outcome.errors.split(separator: "\n").first)
      let match = try #require(line.wholeMatch(of: #/([^:]*): error: (.*)/#), "\(line)")
      #expect(match.2.contains("line 133"))
    }
  }

  @Test("compile copies the definition byte for byte", arguments: Way.allCases)
  func compile(way: Way) throws {
    try Workspace.with(Self.definition) { workspace throws in
      let outcome = try run(
        way, workspace, ["compile", "-input", "Home.intentdefinition", "-output", "bundle", "-classPrefix", ""])
      #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
      #expect(try workspace.read("bundle/Home.intentdefinition") == (try workspace.read("Home.intentdefinition")))
      #expect(workspace.names(in: "bundle") == ["Home.intentdefinition"])
    }
  }

  @Test("compile refuses what is no definition", arguments: Way.allCases)
  func compileRefuses(way: Way) throws {
    try Workspace.with(["Bad.intentdefinition": "Invalid/truncated.intentdefinition"]) { workspace throws in
      let outcome = try run(way, workspace, ["compile", "-input", "Bad.intentdefinition", "-output", "bundle"])
      #expect(outcome.status == 1 && !workspace.exists("bundle/Bad.intentdefinition"))
      #expect(outcome.errors.hasPrefix("Bad.intentdefinition: error: "))
    }
  }

  @Test("help is there", arguments: Way.allCases)
  func help(way: Way) throws {
    try Workspace.with { workspace throws in
      let outcome = try run(way, workspace, ["help"])
      #expect(outcome.status == 0 && outcome.output.contains("generate") && outcome.output.contains("compile"))
    }
  }
}
