import Foundation
import TestSupport
import Testing

/// The class prefix: the command line, then the configuration; `migrate` asks the definition, too.
@Suite("The class prefix")
struct ClassPrefixTests {
  /// A definition that records the prefix 'EL' for its three intents.
  private static let errands = ["Errands.intentdefinition": "Legacy/Errands.intentdefinition"]

  private static func withErrands(_ files: [String: String] = [:], _ body: (Workspace) throws -> Void) throws {
    try Workspace.with(errands) { workspace throws in
      for (path, text) in files { try workspace.folder.write(Data(text.utf8), to: path) }
      try body(workspace)
    }
  }

  private static let commands: [(arguments: [String], file: String)] = [
    (
      ["generate", "Errands.intentdefinition", "-o", "out", "--layout", "single"], "out/Errands.intentdefinition.swift"
    ),
    (["scaffold", "Errands.intentdefinition", "-o", "out", "--layout", "single"], "out/IntentHandler.swift"),
    (["list", "Errands.intentdefinition"], ""),
    (["migrate", "Errands.intentdefinition", "-o", "out"], "out/AddErrand.swift"),
  ]

  @Test("is that of the command line, else that of the configuration, for every command", arguments: commands)
  func precedence(arguments: [String], file: String) throws {
    try Self.withErrands(["intentc.json": "{ classPrefix: 'ABC' }", "none.json": "{ classPrefix: '' }"]) {
      workspace throws in
      func names(_ options: [String]) throws -> [String] {
        try? FileManager.default.removeItem(at: workspace.folder.file("out"))
        let outcome = try workspace.run(arguments + options)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let text = file.isEmpty ? outcome.output : try workspace.read(file)
        return ["ABCAddErrandIntent", "XYZAddErrandIntent", "ELAddErrandIntent"].filter(text.contains)
      }
      #expect(try names([]) == ["ABCAddErrandIntent"])
      #expect(try names(["--class-prefix", "XYZ"]) == ["XYZAddErrandIntent"])
      #expect(try names(["--class-prefix", ""]) == [])
      #expect(try names(["--config", "none.json"]) == [])
      #expect(try names(["--no-config"]) == (arguments[0] == "migrate" ? ["ELAddErrandIntent"] : []))
    }
  }

  @Test("is that of the command line for a check, too, none included")
  func check() throws {
    try Self.withErrands(["intentc.json": "{ classPrefix: 'EL' }"]) { workspace throws in
      func isTold(_ options: [String]) throws -> Bool {
        try workspace.run(["check", "Errands.intentdefinition", "--warn", "recorded-prefix"] + options)
          .output.contains("the class prefix 'EL' of the last save is not in force")
      }
      #expect(try !isTold([]))
      #expect(try isTold(["--class-prefix", ""]))
      #expect(try isTold(["--class-prefix", "ABC"]))
      #expect(try !isTold(["--no-config", "--class-prefix", "EL"]))
    }
  }

  private static func handler(_ className: String) -> String {
    "class \(className)Handler: NSObject, \(className)Handling {}\n"
  }

  @Test("is found in handlers that have another one, which is told once")
  func scaffold() throws {
    let handlers = ["ABCAddErrandIntent", "ABCOrderGroceriesIntent"].map(Self.handler).joined()
    try Self.withErrands(["App/Handlers.swift": handlers]) { workspace throws in
      let check = ["scaffold", "Errands.intentdefinition", "-o", "App", "--check"]
      let outcome = try workspace.run(check)
      #expect(outcome.status == 1)
      #expect(
        outcome.errors.contains(
          "'ABCAddErrandIntentHandler' handles 'ABCAddErrandIntent' and 1 more, with the class prefix 'ABC', which is not "
            + "in force"), "\(outcome.errors)")
      #expect(outcome.errors.contains("pass '--class-prefix ABC'"))
      #expect(!outcome.errors.contains("rename it here") && !outcome.errors.contains("'AddErrandIntent'"))
      // Its class is not among the handlers.
      #expect(outcome.errors.contains("no handler for 'ReviewErrandsIntent'"))
      let other = try workspace.run(check + ["--class-prefix", "ABC"])
      #expect(!other.errors.contains("--class-prefix"), "\(other.errors)")
    }
  }

  @Test("is found in a single handler where it looks like one", arguments: ["XY", "Re", ""])
  func single(prefix: String) throws {
    try Self.withErrands(["App/Handlers.swift": Self.handler("\(prefix)AddErrandIntent")]) { workspace throws in
      let outcome = try workspace.run(["scaffold", "Errands.intentdefinition", "-o", "App", "--check"])
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("pass '--class-prefix XY'") == (prefix == "XY"), "\(outcome.errors)")
    }
  }

  @Test("is told by a migration where nothing but the definition names it, or where that names another")
  func migration() throws {
    try Self.withErrands { workspace throws in
      func report(_ options: [String]) throws -> String {
        try workspace.run(
          ["migrate", "Errands.intentdefinition", "-o", "out", "--dry-run", "--report", "r.txt"] + options
        )
        .errors + workspace.read("r.txt")
      }
      let recorded = "class prefix: the old classes are taken to have that of the last save"
      let other = "class prefix: that of the last save is not in force"
      let silent = try report([])
      #expect(silent.contains(recorded) && silent.contains("classPrefix: \"EL\""), "\(silent)")
      #expect(!silent.contains(other))
      let none = try report(["--class-prefix", ""])
      #expect(none.contains(other) && !none.contains(recorded))
      let said = try report(["--class-prefix", "EL"])
      #expect(!said.contains(other) && !said.contains(recorded))
    }
  }

  @Test("is doubted where the handlers in the sources have another one")
  func sources() throws {
    try Self.withErrands(["App/A.swift": Self.handler("AddErrandIntent")]) { workspace throws in
      let migrate = ["migrate", "Errands.intentdefinition", "-o", "out", "--find-legacy", "App", "--dry-run"]
      let outcome = try workspace.run(migrate)
      #expect(
        outcome.errors.contains("warning: 'AddErrandIntent', class prefix lost: the handlers in the sources have none"),
        "\(outcome.errors)")
      #expect(outcome.errors.contains("'--class-prefix '''"))
      let mended = try workspace.run(migrate + ["--class-prefix", ""])
      #expect(!mended.errors.contains("class prefix lost"))
    }
  }
}
