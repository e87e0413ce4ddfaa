import Foundation
import TestSupport
import Testing

@Suite("Reporters")
struct ReporterTests {
  private static let samples = [
    "Garden.intentdefinition": "Invalid/missing-title.intentdefinition",
    "Home.intentdefinition": "Home/Home.intentdefinition",
  ]

  @Test("several reporters write one run, each to its own place")
  func several() throws {
    try Workspace.with(Self.samples) { workspace throws in
      try workspace.folder.write("old", to: "reports/findings.sarif")
      let arguments = ["list", "Garden.intentdefinition"]
      let shown = try workspace.run(arguments)
      let outcome = try workspace.run(
        arguments + [
          "--reporter", "sarif=reports/findings.sarif", "--reporter=json=a=b.json", "--reporter", "auto=log.txt",
          "--reporter", "line",
        ])
      #expect(outcome == shown && outcome.status == 1)
      #expect(try workspace.read("log.txt") == shown.errors)
      for (path, style) in [("reports/findings.sarif", "sarif"), ("a=b.json", "json")] {
        #expect(try workspace.read(path) == (try workspace.run(arguments + ["--reporter", style]).errors))
      }
      #expect(workspace.names(in: "reports") == ["findings.sarif"])
    }
  }

  @Test("with files only, nothing is shown; without findings the files are written too")
  func filesOnly() throws {
    try Workspace.with(Self.samples) { workspace throws in
      let failed = try workspace.run(["list", "Garden.intentdefinition", "--reporter", "line=log"])
      #expect(failed.status == 1 && failed.errors.isEmpty)
      #expect(try workspace.read("log").hasPrefix("Garden.intentdefinition:133:4: error: "))
      let passed = try workspace.run([
        "generate", "Home.intentdefinition", "-o", "out", "--reporter", "line=log", "--reporter", "junit=tests.xml",
      ])
      #expect(passed.status == 0 && passed.errors.isEmpty && passed.output.contains("written"))
      #expect(try workspace.read("log").isEmpty)
      #expect(try workspace.read("tests.xml").contains("no findings"))
    }
  }

  @Test("the folder of a file is made")
  func folder() throws {
    try Workspace.with(Self.samples) { workspace throws in
      let outcome = try workspace.run(["list", "Garden.intentdefinition", "--reporter", "sarif=out/new/list.sarif"])
      #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(try workspace.read("out/new/list.sarif").contains("\"2.1.0\""))
    }
  }

  @Test("a file that cannot be written has status 70, after the others were written")
  func unwritable() throws {
    try Workspace.with(Self.samples) { workspace throws in
      try workspace.folder.write("", to: "folder/x")
      try workspace.link("link", to: "target")
      let before = workspace.names(in: ".")
      for (path, reason) in [
        ("folder/x/a.json", "'folder/x' is no folder"), ("folder/x/y/a.json", "'folder/x' is no folder"),
        ("folder", "it is a folder"), ("link", "it is a symbolic link, which is not followed"),
        ("/dev/null", "it is no regular file"), ("./Garden.intentdefinition", "it is an input"),
      ] {
        let original = try workspace.read("Garden.intentdefinition")
        let outcome = try workspace.run([
          "list", "Garden.intentdefinition", "--reporter", "json=\(path)", "--reporter", "line=log",
        ])
        #expect(outcome.status == 70)
        #expect(outcome.errors == "intentc: error: cannot write '\(path)': \(reason)\n")
        #expect(try workspace.read("log").hasPrefix("Garden.intentdefinition:133:4: error: "))
        #expect(try workspace.read("Garden.intentdefinition") == original)
        try FileManager.default.removeItem(at: workspace.folder.file("log"))
        #expect(workspace.names(in: ".") == before)
      }
    }
  }

  @Test(
    "no report replaces a definition that was found in a folder, or a vocabulary beside it",
    arguments: [
      ["list", "."], ["format", ".", "--check"], ["generate", ".", "-o", "out"],
    ])
  func inputs(arguments: [String]) throws {
    try Workspace.with([
      "Podcasts.intentdefinition": "Media/Base.lproj/Podcasts.intentdefinition",
      "en.lproj/AppIntentVocabulary.plist": "Media/en.lproj/AppIntentVocabulary.plist",
    ]) { workspace throws in
      let paths = ["Podcasts.intentdefinition"] + (arguments[0] == "list" ? ["en.lproj/AppIntentVocabulary.plist"] : [])
      for path in paths {
        let original = try workspace.read(path)
        let outcome = try workspace.run(arguments + ["--reporter", "sarif=\(path)"])
        #expect(outcome.status == 70 && outcome.errors.contains("it is an input"))
        #expect(try workspace.read(path) == original)
      }
    }
  }

  @Test("no report replaces what the run generates, and nothing is written")
  func outputs() throws {
    try Workspace.with(Self.samples) { workspace throws in
      let arguments = ["generate", "Home.intentdefinition", "-o", "out"]
      let report = ["--reporter", "json=./out/LightMood.swift"]
      for options in [[], ["--depfile", "new/a.d"], ["--check"], ["--dry-run"]] {
        let outcome = try workspace.run(arguments + options + report)
        #expect(outcome.status == 70)
        #expect(outcome.errors == "intentc: error: cannot write './out/LightMood.swift': an output has that name\n")
        #expect(!workspace.exists("out") && !workspace.exists("new"))
      }
      #expect(try workspace.run(arguments).status == 0)
      let code = try workspace.code(in: "out")
      // A run that fails before it knows its outputs.
      try workspace.folder.write("", to: "Home.intentdefinition")
      let broken = try workspace.run(arguments + report)
      #expect(broken.status == 70 && broken.errors.contains("it is generated code"))
      #expect(try workspace.code(in: "out") == code)
    }
  }

  @Test("nothing is done when the reporters contradict each other")
  func contradiction() throws {
    try Workspace.with(Self.samples) { workspace throws in
      let outcome = try workspace.run([
        "generate", "Home.intentdefinition", "-o", "out", "--reporter", "json=a", "--reporter", "sarif=a",
      ])
      #expect(outcome.status == 64 && outcome.errors == "intentc: error: two reporters cannot write to one file, 'a'\n")
      #expect(!workspace.exists("out") && !workspace.exists("a"))
    }
  }
}
