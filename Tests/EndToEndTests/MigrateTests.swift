import Foundation
import TestSupport
import Testing

@Suite("A migration to App Intents")
struct MigrateTests {
  private static let migrate = ["migrate", "Orders.intentdefinition", "-o", "out"]

  private static func withOrders(_ body: (Workspace) throws -> Void) throws {
    try Workspace.with(["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"], body)
  }

  @Test("writes code, tables and a record, and nothing more the second time")
  func secondRun() throws {
    try Self.withOrders { workspace throws in
      let first = try workspace.run(Self.migrate)
      #expect(first.status == 0)
      #expect(first.output.hasPrefix("5 intents migrated: "))
      for name in ["OrderCoffee.swift", "CupSizeAppEnum.swift", "Localizable.xcstrings", "migration.lock.json"] {
        #expect(workspace.exists("out/\(name)"), "\(name)")
      }
      let before = try workspace.contents()
      for options in [[], ["--check"], ["--dry-run"]] {
        let again = try workspace.run(Self.migrate + options)
        #expect(again.status == 0 && !again.output.contains("@@"))
        #expect(try workspace.contents() == before)
      }
    }
  }

  @Test("leaves a file alone that was edited, and replaces one that was not")
  func editedFile() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.migrate)
      let edited = try workspace.read("out/OrderCoffee.swift") + "// mine\n"
      try workspace.folder.write(edited, to: "out/OrderCoffee.swift")
      let outcome = try workspace.run(Self.migrate + ["--target", "iOS17.0", "--notes"])
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("1 edited by hand and left alone"))
      #expect(outcome.errors.contains("out/OrderCoffee.swift:1:1: note: file was edited and stays as it is"))
      #expect(try workspace.read("out/OrderCoffee.swift") == edited)
      #expect(try workspace.read("out/CupSizeAppEnum.swift").contains("synonyms: ["))
    }
  }

  @Test("fails, and writes nothing, where a stored value would lose its name or its type")
  func stableNames() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.migrate)
      let definition = try workspace.read("Orders.intentdefinition")
      let renamed = definition.replacing("<string>terrace</string>", with: "<string>patio</string>")
      #expect(renamed != definition)
      try workspace.folder.write(renamed, to: "Orders.intentdefinition")
      let before = try workspace.contents()
      let outcome = try workspace.run(Self.migrate)
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      #expect(outcome.errors.contains("error: 'SeatingArea.terrace' would be called 'patio' [broken-migration]"))
      #expect(outcome.errors.contains("stored values are matched by the name, which is the raw value; keep it"))
      #expect(try workspace.contents() == before)
    }
  }

  @Test("is checked: a file that is missing or would change is an error")
  func check() throws {
    try Self.withOrders { workspace throws in
      let absent = try workspace.run(Self.migrate + ["--check"])
      #expect(absent.status == 1)
      #expect(absent.errors.contains("out/OrderCoffee.swift:1:1: error: file is missing [outdated-output]"))
      #expect(!workspace.exists("out"))
      _ = try workspace.run(Self.migrate)
      let drifted = try workspace.run(Self.migrate + ["--target", "iOS17.0", "--check"])
      #expect(drifted.status == 1)
      #expect(
        drifted.errors.contains("out/CupSizeAppEnum.swift:1:1: error: file differs from what would be written"))
    }
  }

  @Test("refuses systems without App Intents", arguments: ["iOS15", "iOS", "iOS16.x", "Linux16", "macOS12"])
  func target(name: String) throws {
    try Self.withOrders { workspace throws in
      let outcome = try workspace.run(Self.migrate + ["--target", name])
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("'\(name)' is no system with App Intents"))
      #expect(!workspace.exists("out"))
    }
  }

  @Test("fails with a damaged record, which it leaves as it is")
  func damagedRecord() throws {
    try Self.withOrders { workspace throws in
      for text in [
        "{", "{}", #"{"intentcMigration": 1, "intents": [1], "enumerations": [], "types": [], "files": []}"#,
      ] {
        try workspace.folder.write(text, to: "out/migration.lock.json")
        let outcome = try workspace.run(Self.migrate)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("[invalid-migration-lock]"))
        #expect(try workspace.read("out/migration.lock.json") == text)
      }
    }
  }
}
