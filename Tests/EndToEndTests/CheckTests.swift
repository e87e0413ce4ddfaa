import Foundation
import TestSupport
import Testing

@Suite("intentc check")
struct CheckTests: CheckSuite {
  // MARK: Findings and statuses

  @Test("a sound definition gives no finding, and the last line tells what was looked at")
  func sound() throws {
    try check(["A.intentdefinition": SmallDefinition()]) { _, outcome in
      #expect(outcome.status == 0)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors == "looked at 1 definition: no problems\n")
    }
  }

  @Test("handlers may be in another folder than the definition, and a folder of code alone is nothing to check")
  func handlersElsewhere() throws {
    let handler = ["Ext/H.swift": "class H: NSObject, OrderSoupIntentHandling {}\n"]
    try check(["App/A.intentdefinition": SmallDefinition()], files: handler, ["App", "Ext"]) { workspace, both throws in
      #expect(both.status == 0)
      #expect(both.output.contains("Ext/H.swift:1:"), "\(both.output)")
      #expect(both.errors.contains("looked at 1 definition, 1 Swift file"), "\(both.errors)")
      for inputs in [["Ext"], ["Ext", "Ext"]] {
        let alone = try workspace.run(["check"] + inputs)
        #expect(alone.status == 66)
        #expect(alone.output.contains("there is no .intentdefinition file in 'Ext'"))
        #expect(!alone.output.contains("H.swift"))
      }
    }
  }

  @Test("errors give status 1, warnings 0, and --strict makes them errors")
  func statuses() throws {
    try check(["A.intentdefinition": Self.warning]) { workspace, outcome throws in
      #expect(outcome.status == 0)
      #expect(
        outcome.lines == [
          "A.intentdefinition:19:12: warning: intent 'OrderSoup' has no description (App Store Connect reports "
            + "ITMS-90626) [missing-description]"
        ])
      let strict = try workspace.run(["check", ".", "--strict"])
      #expect(strict.status == 1)
      #expect(strict.output.contains(": error: intent 'OrderSoup' has no description"))
    }
    try check(["A.intentdefinition": Self.error]) { _, outcome in
      #expect(outcome.status == 1)
      #expect(outcome.output.contains(": error: tag 1 is used by 'soup' and 'guests' [duplicate-tag]"))
    }
  }

  @Test("an input that is not there gives status 66, and the others are checked all the same")
  func unreadable() throws {
    try check(["A.intentdefinition": Self.error], ["A.intentdefinition", "B.intentdefinition"]) { _, outcome in
      #expect(outcome.status == 66)
      #expect(outcome.output.contains("'B.intentdefinition' does not exist [unreadable-input]"))
      #expect(outcome.output.contains("[duplicate-tag]"))
    }
  }

  @Test(
    "wrong options give status 64",
    arguments: [
      ["--ignore", "no-such-rule"], ["--dry-run"], ["--json"], ["--config", "none.json"], ["--baseline", "none.json"],
      ["--error", "duplicate-tag", "--ignore", "duplicate-tag"], ["--config", "a.json", "--no-config"],
      ["--write-baseline", "--fix"], [],
    ])
  func usage(_ arguments: [String]) throws {
    try check(["A.intentdefinition": SmallDefinition()], arguments.isEmpty ? [] : ["."] + arguments) { _, outcome in
      #expect(outcome.status == 64)
      #expect(!(outcome.errors + outcome.output).isEmpty)
    }
  }

  @Test("findings do not depend on the order of the inputs")
  func order() throws {
    let definitions = [
      "B/B.intentdefinition": SmallDefinition(name: "B", hasDescription: false),
      "A/A.intentdefinition": SmallDefinition(name: "A", hasDescription: false, tags: (1, 1)),
      "C.intentdefinition": SmallDefinition(name: "A"),
    ]
    try check(definitions, ["A", "B", "C.intentdefinition"]) { workspace, first throws in
      for inputs in [["C.intentdefinition", "B", "A"], ["B/B.intentdefinition", "A", "C.intentdefinition", "A"]] {
        let outcome = try workspace.run(["check"] + inputs)
        #expect(outcome.output == first.output)
        #expect(outcome.errors == first.errors)
      }
      let all = try workspace.run(["check", "."])
      #expect(all.output == first.output)
    }
  }

  // MARK: Severities

  @Test("a severity by option wins over one of the configuration, and that over the rule's own")
  func severities() throws {
    let configuration = #"{ check: { rules: { "missing-description": "error" } } }"#
    try check(["App/A.intentdefinition": Self.warning], files: ["intentc.json": configuration], ["App"]) {
      workspace, outcome throws in
      #expect(outcome.status == 1)
      #expect(outcome.output.contains(": error: intent"))
      #expect(try workspace.run(["check", "App", "--no-config"]).status == 0)
      #expect(try workspace.run(["check", "App", "--ignore", "missing-description"]).output.isEmpty)
      let note = try workspace.run(["check", "App", "--note", "missing-description"])
      #expect(note.output.isEmpty)
      #expect(note.errors == "looked at 1 definition: 1 note (--notes shows the notes)\n")
      #expect(try workspace.run(["check", ".", "--warn", "missing-description"], in: "App").status == 0)
    }
  }

  @Test("overrides hold for paths and for elements, and the last one wins")
  func overrides() throws {
    let configuration = """
      {
        check: {
          rules: { "missing-description": "error" },
          overrides: [
            { paths: ["Widgets/**"], rules: { "missing-description": "off" } },
            { elements: ["OrderTea"], rules: { "missing-description": "warning" } },
            { elements: ["OrderTea"], paths: ["Old"], rules: { "missing-description": "off" } },
          ],
          exclude: ["*.bak.intentdefinition", "Vendor/"],
        },
      }
      """
    func faulty(_ name: String) -> SmallDefinition { SmallDefinition(name: name, hasDescription: false) }
    let definitions = [
      "A.intentdefinition": faulty("A"), "Widgets/B.intentdefinition": faulty("B"),
      "C.intentdefinition": faulty("OrderTea"), "Old/D.intentdefinition": faulty("OrderTea"),
      "E.bak.intentdefinition": faulty("E"), "Vendor/Deep/F.intentdefinition": faulty("F"),
    ]
    // Two intents of one name in one project are a fault of its own.
    try check(definitions, files: ["intentc.json": configuration], [".", "--ignore", "output-name-collision"]) {
      _, outcome in
      #expect(outcome.status == 1)
      let found = outcome.lines.filter { $0.contains("missing-description") }.map { $0.prefix { $0 != "(" } }
      #expect(
        found == [
          "A.intentdefinition:19:12: error: intent 'A' has no description ",
          "C.intentdefinition:19:12: warning: intent 'OrderTea' has no description ",
        ])
      #expect(outcome.errors.hasPrefix("looked at 4 definitions:"))
    }
  }

  @Test("a configuration that makes no sense is refused with its places, and nothing is checked")
  func faultyConfiguration() throws {
    let configuration = """
      {
        "check": { "rules": { "missing-descripton": "off", "duplicate-tag": "fatal" }, "strict": 1 },
        "colour": true, // and a comment
      }
      """
    try check(["A.intentdefinition": Self.error], files: ["intentc.json": configuration]) { _, outcome in
      #expect(outcome.status == 64)
      for expected in [
        "intentc.json:2:26: error: there is no rule 'missing-descripton' [invalid-configuration]",
        "intentc.json:2:26: note: did you mean 'missing-description'?",
        "intentc.json:2:72: error: 'fatal' is no severity", "intentc.json:2:92: error: 'strict' must be a boolean",
        "intentc.json:3:4: error: unknown key 'colour' in the configuration",
      ] {
        #expect(outcome.output.contains(expected), "\(outcome.output)")
      }
      #expect(!outcome.output.contains("[duplicate-tag]"))
    }
  }

  // MARK: Inputs

  @Test("a project without a definition is checked for the framework's own intents")
  func systemIntentsOnly() throws {
    let plist = """
      <plist version="1.0"><dict><key>INIntentsSupported</key><array><string>INSendMesageIntent</string></array></dict>
      </plist>
      """
    try check([:], files: ["App/Info.plist": plist]) { _, outcome in
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("'INSendMesageIntent' is not a known intent class [unknown-supported-intent]"))
      #expect(outcome.errors.hasPrefix("looked at 1 Info.plist file:"))
    }
    try check([:], files: ["App/readme": "x"]) { _, outcome in
      #expect(outcome.status == 66)
    }
  }

  @Test(
    "an empty path leads nowhere, and not to the current folder",
    arguments: [["check"], ["list"], ["format"], ["generate", "-o", "out"]])
  func emptyPath(_ command: [String]) throws {
    try check(["A.intentdefinition": Self.error]) { workspace, _ throws in
      let before = try workspace.contents()
      let outcome = try workspace.run(command + [""])
      #expect(outcome.status == (command == ["check"] ? 66 : 1))
      #expect((outcome.output + outcome.errors).contains("'' does not exist [unreadable-input]"))
      #expect(!outcome.output.contains("[duplicate-tag]"))
      #expect(try workspace.contents() == before)
    }
  }

  @Test(
    "a name that is no UTF-8 is told only where something that is checked may hide behind it",
    arguments: [
      ("touch", #"x\377.png"#, false), ("touch", #"README\377"#, false), ("touch", #"x\377.strings"#, true),
      ("touch", #"\377.intentdefinition"#, true), ("mkdir", #"Caf\351"#, true), ("mkdir", #"v1.0 \377"#, true),
      ("mkdir", #"Vendor/Caf\351"#, false), ("touch", #"Old \377.strings"#, false),
    ])
  func undecodableNames(_ program: String, _ name: String, _ isTold: Bool) throws {
    let configuration = #"{ check: { exclude: ["Vendor/*", "Old*"] } }"#
    try check(["A.intentdefinition": SmallDefinition()], files: ["intentc.json": configuration, "Vendor/a": ""]) {
      workspace, _ throws in
      let shell = try #require(ProcessRunner.program(named: "sh"))
      let made = try workspace.run(["-c", "\(program) \"$(printf '\(name)')\""], program: shell)
      // Some file systems refuse such names.
      guard made.status == 0 else { return }
      let outcome = try workspace.run(["check", "."])
      #expect(outcome.status == (isTold ? 66 : 0))
      #expect(outcome.output.contains("its name is no UTF-8") == isTold)
      #expect(outcome.errors.hasPrefix("looked at 1 definition: "))
    }
  }

  // MARK: Reports

  @Test("two reporters at once: lines for people, a log with all rules for a service")
  func reporters() throws {
    let arguments = [".", "--reporter", "line", "--reporter", "sarif=out.sarif", "--reporter", "json=out.json"]
    try check(["A.intentdefinition": Self.both], arguments) { workspace, outcome throws in
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("[duplicate-tag]"))
      let json = try JSONSerialization.jsonObject(with: Data(workspace.read("out.json").utf8)) as? [String: Any]
      let findings = try #require(json?["diagnostics"] as? [[String: Any]])
      #expect(findings.map { $0["id"] as? String } == ["missing-description", "duplicate-tag"])
      let sarif = try JSONSerialization.jsonObject(with: Data(workspace.read("out.sarif").utf8)) as? [String: Any]
      let run = try #require((sarif?["runs"] as? [[String: Any]])?.first)
      #expect((run["results"] as? [[String: Any]])?.count == 2)
      let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
      let rules = try #require(driver?["rules"] as? [[String: Any]])
      #expect(rules.count == 2)
      let rule = try #require(rules.first { $0["id"] as? String == "duplicate-tag" })
      #expect((rule["defaultConfiguration"] as? [String: Any])?["level"] as? String == "error")
      #expect(((rule["help"] as? [String: Any])?["markdown"] as? String)?.contains("Fix: ") == true)
    }
  }

  @Test(
    "every form is written to standard output alone, and a sound definition gives an empty or green one",
    arguments: [
      "excerpt", "line", "json", "sarif", "github", "checkstyle", "junit", "intentbuilderc",
    ])
  func forms(_ style: String) throws {
    try check(["A.intentdefinition": Self.both], [".", "--reporter", style]) { workspace, outcome throws in
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("tag 1 is used by"))
      #expect(outcome.errors == "looked at 1 definition: 1 error, 1 warning\n")
      try workspace.folder.write(SmallDefinition().data, to: "A.intentdefinition")
      let sound = try workspace.run(["check", ".", "--reporter", style])
      #expect(sound.status == 0)
      #expect(!sound.output.contains("'soup' and 'guests'"))
    }
  }

  // MARK: Explanations

  @Test("every rule can be explained, and all are listed")
  func explanations() throws {
    try Workspace.with { workspace throws in
      let list = try workspace.run(["explain"])
      let slugs = list.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
      #expect(slugs == slugs.sorted())
      for slug in slugs {
        let outcome = try workspace.run(["explain", slug])
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("\(slug): "))
        #expect(outcome.output.contains("\nWhy: "))
      }
      let unknown = try workspace.run(["explain", "duplicate-tags"])
      #expect(unknown.status == 64)
      #expect(unknown.errors.contains("did you mean 'duplicate-tag'?"))
    }
  }

  // MARK: Translations

  @Test("the table of translations counts texts by language and kind, for people and for programs")
  func coverage() throws {
    let files = [
      "de.lproj/A.strings": #""tTl001" = "Suppe bestellen"; "dSc001" = "Bestellt eine Suppe."; "gone01" = "Weg";"#,
      "fr.lproj/A.strings": #""cMb001" = "Commander ${soup}";"#,
    ]
    try check(["Base.lproj/A.intentdefinition": SmallDefinition()], files: files, [".", "--localization"]) {
      workspace, outcome throws in
      #expect(outcome.lines[0] == "Base.lproj/A.intentdefinition")
      let rows = outcome.lines.dropFirst().map {
        $0.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
      }
      #expect(
        rows[0] == [
          "language", "titles", "descriptions", "summaries", "options", "missing", "stale", "placeholders",
        ])
      #expect(rows[1] == ["de", "1/1", "1/1", "0/1", "0/2", "3", "1", "ok"])
      #expect(rows[2] == ["fr", "0/1", "0/1", "1/1", "!1", "0/2", "4", "0", "!1"])
      let json = try workspace.run(["check", ".", "--localization", "--json", "--languages", "it"])
      let document = try JSONSerialization.jsonObject(with: json.outputData) as? [String: Any]
      let languages = ((document?["definitions"] as? [[String: Any]])?.first?["languages"] as? [[String: Any]]) ?? []
      #expect(languages.map { $0["language"] as? String } == ["de", "fr", "it"])
      #expect(languages.map { $0["missing"] as? Int } == [3, 4, 5])
      #expect(languages[0]["missingIDs"] as? [String] == ["cMb001", "nAm001", "nAm002"])
      #expect(languages.map { $0["hasTable"] as? Bool } == [true, true, false])
      #expect(json.errors.contains("[untranslated-title]"))
    }
  }
}
