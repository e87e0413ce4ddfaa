import Foundation
import TestSupport
import Testing

@Suite("App Intents, checked by intentc check --migrated")
struct CheckMigratedTests: CheckSuite {
  private static let intent = """
    import AppIntents

    struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
      static let intentClassName = "OrderSoupIntent"
      static let title: LocalizedStringResource = makeTitle()
      static let description: IntentDescription? = IntentDescription("Orders a soup.")
    }

    """
  private static let titleLine =
    "New/OrderSoup.swift:5:47: error: 'title' must be a compile-time literal [non-literal-metadata]"

  @Test("what migrate writes has nothing wrong, tables of phrases included", arguments: ["strings", "xcstrings"])
  func migrated(strings: String) throws {
    try Workspace.with { workspace in
      for (path, data) in try FileTree.contents(of: RepositoryLayout.definitions.appending(path: "Orders")) {
        try workspace.folder.write(data, to: "Orders/\(path)")
      }
      let arguments = ["migrate", "Orders", "--output", "New", "--target", "iOS17.0", "--strings", strings]
      #expect(try workspace.run(arguments).status == 0)
      let outcome = try workspace.run(["check", "Orders", "--migrated", "New", "--strict"])
      #expect(outcome.status == 0)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains("16 App Intents sources"))
      #expect(outcome.errors.contains(strings == "strings" ? "3 tables of phrases" : "1 table of phrases"))
      // The catalogue of a language, and the code itself, may each be changed by hand.
      let table = strings == "strings" ? "New/de.lproj/AppShortcuts.strings" : "New/AppShortcuts.xcstrings"
      let text = try workspace.read(table)
      try workspace.folder.write(
        Data(text.replacing("Übliche mit ${applicationName}", with: "Übliche").utf8), to: table)
      let changed = try workspace.run(["check", "Orders", "--migrated", "New"])
      #expect(changed.status == 1)
      #expect(changed.lines.first?.hasPrefix("\(table):") == true)
      #expect(
        changed.lines.first?.hasSuffix(
          "error: phrase 'Bestelle das Übliche' must contain the app name exactly once [invalid-phrase]") == true)
    }
  }

  @Test("the record of the migration stands in for a definition that is gone")
  func record() throws {
    try Workspace.with(["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"]) { workspace in
      #expect(
        try workspace.run(["migrate", "Orders.intentdefinition", "--output", "New", "--form", "compatible"]).status == 0
      )
      #expect(try workspace.run(["check", "--migrated", "New", "--strict"]).status == 0)
      func change(_ path: String, _ original: String, _ replacement: String) throws {
        let text = try workspace.read(path)
        #expect(text.contains(original))
        try workspace.folder.write(Data(text.replacing(original, with: replacement).utf8), to: path)
      }
      try change("New/OrderCoffee.swift", "var quantity: Int?", "var quantity: Double?")
      try change("New/SeatingAreaAppEnum.swift", "case terrace\n", "case terrace = \"patio\"\n")
      try FileManager.default.removeItem(at: workspace.folder.file("New/GetReceipt.swift"))
      let outcome = try workspace.run(["check", "--migrated", "New"])
      #expect(outcome.status == 1)
      #expect(
        outcome.lines.filter { $0.contains(": error: ") }.map { $0.replacing(#/^([^:]+):\d+:\d+/#) { $0.1 } } == [
          "New/OrderCoffee.swift: error: 'OrderCoffee' has no parameter 'quantity' of type Int [migrated-parameter-mismatch]",
          "New/SeatingAreaAppEnum.swift: error: raw value of 'terrace' must be 'terrace' [unstable-raw-value]",
          "New/migration.lock.json: error: no App Intent migrates 'GetReceiptIntent' [missing-migration]",
        ])
      try change("New/migration.lock.json", "\"intentcMigration\": 1", "\"intentcMigration\": 9")
      let damaged = try workspace.run(["check", "--migrated", "New"])
      #expect(damaged.output.contains("[invalid-migration-lock]"))
      #expect(damaged.status == 1)
    }
  }

  @Test("the code alone can be checked, as a file and as a folder")
  func withoutDefinition() throws {
    try check([:], files: ["New/OrderSoup.swift": Self.intent], ["--migrated", "New"]) { workspace, outcome throws in
      #expect(outcome.status == 1)
      #expect(outcome.lines == [Self.titleLine])
      #expect(outcome.errors == "looked at 1 App Intents source: 1 error\n")
      #expect(try workspace.run(["check", "--migrated", "New/OrderSoup.swift"]).lines == [Self.titleLine])
      #expect(
        try workspace.run(["check", "--migrated", "New", "--migrated", "./New/OrderSoup.swift"]).lines.count == 1)
      #expect(
        try workspace.run(["check", "--migrated", "New", "--ignore", "non-literal-metadata"]).errors
          == "looked at 1 App Intents source: no problems\n")
    }
  }

  @Test("the configuration names the sources, from its own folder, and silences elements and paths in them")
  func configuration() throws {
    let files = [
      "New/OrderSoup.swift": Self.intent, "intentc.json": #"{ check: { migrated: ["New"] } }"#,
    ]
    try check(["App/A.intentdefinition": SmallDefinition(name: "OrderTea")], files: files, ["App"]) {
      workspace, outcome throws in
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("error: no App Intent migrates 'OrderTeaIntent' [missing-migration]"))
      #expect(outcome.lines.contains(Self.titleLine))
      #expect(try workspace.run(["check", "A.intentdefinition"], in: "App").output.contains("[non-literal-metadata]"))
      #expect(try workspace.run(["check", "App", "--no-config"]).output == "")
      let overrides = """
        { check: { migrated: ["New"], overrides: [
          { elements: ["OrderTea"], rules: { "missing-migration": "off" } },
          { elements: ["OrderSoup"], paths: ["New"], rules: { "non-literal-metadata": "off" } },
        ] } }
        """
      try workspace.folder.write(Data(overrides.utf8), to: "intentc.json")
      #expect(try workspace.run(["check", "App"]).output == "")
      try workspace.folder.write(Data(#"{ check: { migrated: ["Old"] } }"#.utf8), to: "intentc.json")
      let lost = try workspace.run(["check", "App"])
      #expect(lost.status == 66)
      #expect(lost.output.contains("error: 'Old' does not exist"))
    }
  }

  @Test("findings in App Intents can be known")
  func baseline() throws {
    try check([:], files: ["New/OrderSoup.swift": Self.intent], ["--migrated", "New", "--write-baseline"]) {
      workspace, outcome throws in
      #expect(outcome.status == 0)
      let arguments = ["check", "--migrated", "New", "--baseline", "intentc-baseline.json"]
      #expect(try workspace.run(arguments).errors == "looked at 1 App Intents source: no problems, 1 known\n")
    }
  }

  @Test("what is no source of App Intents is refused")
  func refused() throws {
    try check(["A.intentdefinition": SmallDefinition()], []) { workspace, outcome throws in
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("'<path>' or '--migrated' is missing"))
      for (path, message) in [
        ("A.intentdefinition", "'A.intentdefinition' is no Swift file"), ("New", "'New' does not exist"),
        (".", "there is no Swift file in '.'"),
      ] {
        let other = try workspace.run(["check", "A.intentdefinition", "--migrated", path])
        #expect(other.status == 66, "\(path)")
        #expect(other.output.contains(message), "\(other.output)")
      }
    }
  }
}
