import Foundation
import TestSupport
import Testing

@Suite("Command line")
struct CommandLineTests {
  @Test(
    "what asks for text gets it, with status 0",
    arguments: [
      ["help"], ["--help"], ["-h"], ["help", "generate"], ["generate", "--help"], ["list", "-h"], ["--version"],
      ["completions", "bash"], ["completions", "zsh"], ["completions", "fish"], ["documentation", "man"],
      ["documentation", "markdown"], ["documentation", "json"], ["help", "intentbuilderc"],
    ])
  func answers(arguments: [String]) throws {
    try Workspace.with { workspace throws in
      let outcome = try workspace.run(arguments)
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(!outcome.output.isEmpty && outcome.output.hasSuffix("\n"))
      #expect(try workspace.run(arguments, environment: ["LANG": "de_DE.UTF-8", "TZ": "Asia/Tokyo"]) == outcome)
      #expect(workspace.names(in: ".") == [])
    }
  }

  @Test("the manual page has the chapters of mdoc(7) in their order, and tells each exit status")
  func manualPage() throws {
    try Workspace.with { workspace throws in
      let lines = try workspace.run(["documentation", "man"]).lines
      let titles = lines.filter { $0.hasPrefix(".Sh ") }.map { String($0.dropFirst(4)) }
      #expect(
        titles == [
          "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES", "SEE ALSO",
        ])
      let statuses = lines.drop { $0 != ".Sh EXIT STATUS" }.prefix { $0 != ".Sh EXAMPLES" }
        .filter { $0.hasPrefix(".It ") }.compactMap { $0.split(separator: "&").last.map(String.init) }
      #expect(statuses == ["0", "1", "64", "66", "70"])
    }
  }

  @Test(
    "a wrong command line has status 64, an explanation on standard error and no effect",
    arguments: [
      ["bogus"], ["generate"], ["generate", "x"], ["generate", "-o", "out"], ["generate", "x", "-o"],
      ["generate", "Home.intentdefinition", "-o", "out", "--nope"],
      ["generate", "Home.intentdefinition", "-o", "out", "--layout", "odd"],
      ["generate", "Home.intentdefinition", "-o", "out", "--access", "private"],
      ["generate", "Home.intentdefinition", "-o", "out", "--max-depth", "0"],
      ["generate", "Home.intentdefinition", "-o", "out", "--max-depth", "many"],
      ["generate", "Home.intentdefinition", "-o", "out", "--check", "--dry-run"],
      ["generate", "Home.intentdefinition", "-o", "out", "--module-name", "not a name"],
      ["generate", "Home.intentdefinition", "-o", "out", "--quiet=yes"], ["list"], ["format"],
      ["list", "Home.intentdefinition", "--domains"], ["list", "--domain", "nonsense"], ["list", "--domain", "car"],
      ["scaffold", "-o", "out"], ["scaffold", "--system", "OrderSoup", "-o", "out"],
      ["scaffold", "--system", "SendMessage,", "-o", "out"], ["scaffold", "--domain", "reservations", "-o", "out"],
      ["scaffold", "--system", "INGetReservationDetailsIntent", "-o", "out"], ["scaffold", "--system", "SendMessage"],
      ["format", "--check", "--print", "Home.intentdefinition"], ["completions"], ["completions", "tcsh"],
      ["documentation", "pdf"], ["help", "bogus"],
      ["list", "Home.intentdefinition", "--reporter", "xml"], ["list", "Home.intentdefinition", "--reporter", "json="],
      ["list", "Home.intentdefinition", "--reporter", "json", "--reporter", "line"],
      ["list", "Home.intentdefinition", "--reporter", "json=a", "--reporter", "sarif=./a"],
      ["format", "Home.intentdefinition", "--reporter", "json=../a", "--reporter", "json=.././a"],
      ["generate", "Home.intentdefinition", "-o", "out", "--reporter", "json=a", "--reporter", "json=a"],
    ])
  func usageErrors(arguments: [String]) throws {
    try Workspace.with(["Home.intentdefinition": "Home/Home.intentdefinition"]) { workspace throws in
      let outcome = try workspace.run(arguments)
      #expect(outcome.status == 64 && outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("intentc: error: "), "\(outcome.errors)")
      #expect(workspace.names(in: ".") == ["Home.intentdefinition"])
    }
  }

  @Test("a prefix that is no identifier is refused")
  func prefix() throws {
    try Workspace.with(["Home.intentdefinition": "Home/Home.intentdefinition"]) { workspace throws in
      for prefix in ["a b", "../", "1A", "A;"] {
        let outcome = try workspace.run(["generate", "Home.intentdefinition", "-o", "out", "--class-prefix", prefix])
        #expect(outcome.status == 1 && !workspace.exists("out") && outcome.errors.contains("error: "), "\(prefix)")
      }
    }
  }

  @Test("findings are written in each form that there is")
  func styles() throws {
    try Workspace.with(["Garden.intentdefinition": "Invalid/missing-title.intentdefinition"]) { workspace throws in
      func errors(_ style: String) throws -> String {
        let outcome = try workspace.run([
          "generate", "Garden.intentdefinition", "-o", "out", "--reporter", style,
        ])
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        return outcome.errors
      }
      #expect(try errors("line").hasPrefix("Garden.intentdefinition:133:4: error: "))
      #expect(try errors("auto") == (try errors("line")))
      #expect(try errors("excerpt").contains("133"))
      #expect(!(try errors("excerpt").contains("\u{1B}")))
      #expect(try errors("github").hasPrefix("::error file=Garden.intentdefinition,line=133"))
      #expect(try errors("intentbuilderc").hasPrefix("Garden.intentdefinition: error: "))
      for style in ["json", "sarif"] {
        let data = Data(try errors(style).utf8)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
      }
      for style in ["checkstyle", "junit"] {
        #expect(try errors(style).hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
      }
    }
  }

  @Test("list answers in JSON and as a table, and leaves definitions with errors out")
  func list() throws {
    try Workspace.with([
      "Home.intentdefinition": "Home/Home.intentdefinition",
      "Bad.intentdefinition": "Invalid/missing-title.intentdefinition",
    ]) { workspace throws in
      let outcome = try workspace.run(["list", ".", "--json"])
      #expect(outcome.status == 1 && outcome.errors.contains("Bad.intentdefinition:133:4: error: "))
      let root = try #require(try JSONSerialization.jsonObject(with: outcome.outputData) as? [String: Any])
      #expect((root["definitions"] as? [Any])?.count == 1)
      let table = try workspace.run(["list", "Home.intentdefinition"])
      #expect(table.status == 0 && table.output.contains("SetLightIntent.swift"))
    }
  }

  @Test("format rewrites what is not as Xcode saves it, and only that")
  func format() throws {
    try Workspace.with([
      "Home.intentdefinition": "Home/Home.intentdefinition",
      "Sky.intentdefinition": "Widgets/SkyWidgets.intentdefinition",
    ]) { workspace throws in
      let original = try workspace.read("Home.intentdefinition")
      #expect(try workspace.run(["format", ".", "--check"]).status == 0)
      try workspace.folder.write(original.replacing("\t", with: "  "), to: "Home.intentdefinition")
      let check = try workspace.run(["format", ".", "--check"])
      #expect(check.status == 1 && check.errors.contains("Home.intentdefinition:5:1: error: "))
      let printed = try workspace.run(["format", "--print", "Home.intentdefinition"])
      #expect(printed.status == 0 && printed.output == original)
      let other = try workspace.identity("Sky.intentdefinition")
      #expect(try workspace.run(["format", "."]).status == 0)
      #expect(try workspace.read("Home.intentdefinition") == original)
      #expect(try workspace.identity("Sky.intentdefinition") == other)
    }
  }

  @Test("format does not lose comments unless that is asked for")
  func comments() throws {
    try Workspace.with(["Home.intentdefinition": "Home/Home.intentdefinition"]) { workspace throws in
      let original = try workspace.read("Home.intentdefinition")
      let commented = original.replacing("<key>INEnums</key>", with: "<!-- enumerations -->\n\t<key>INEnums</key>")
      try workspace.folder.write(commented, to: "Home.intentdefinition")
      let outcome = try workspace.run(["format", "Home.intentdefinition"])
      #expect(outcome.status == 1 && outcome.errors.contains("Home.intentdefinition:5:2: error: "))
      #expect(try workspace.read("Home.intentdefinition") == commented)
      #expect(try workspace.run(["format", "Home.intentdefinition", "--drop-comments"]).status == 0)
      #expect(try workspace.read("Home.intentdefinition") == original)
    }
  }
}
