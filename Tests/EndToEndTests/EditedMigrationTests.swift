import Foundation
import TestSupport
import Testing

@Suite("A migration whose files people have gone on with")
struct EditedMigrationTests {
  private static let migrate = ["migrate", "Orders.intentdefinition", "-o", "out"]
  private static let bridge = migrate + ["--perform", "bridge"]

  private static func withOrders(_ body: (Workspace) throws -> Void) throws {
    try Workspace.with(["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"], body)
  }

  /// Replaces a text of a file; there has to be one.
  private static func edit(_ path: String, _ old: String, _ new: String, in workspace: Workspace) throws {
    let text = try workspace.read(path)
    #expect(text.contains(old))
    try workspace.folder.write(text.replacing(old, with: new), to: path)
  }

  private static func edit(_ path: String, in workspace: Workspace) throws {
    try workspace.folder.write(try workspace.read(path) + "// mine\n", to: path)
  }

  // MARK: The bridge

  @Test(
    "leaves an edited file of the bridge alone, and all others follow",
    arguments: ["OrderCoffee.swift", "OrderCoffeeExtrasOptionsProvider.swift", "CoffeeDrinkAppEntityQuery.swift"])
  func editedBridge(name: String) throws {
    try Self.withOrders { workspace throws in
      #expect(try workspace.run(Self.bridge).status == 0)
      try Self.edit("out/\(name)", in: workspace)
      let edited = try workspace.read("out/\(name)")
      let check = try workspace.run(Self.bridge + ["--check"])
      #expect(check.status == 0, "\(check.errors)")
      try Self.edit(
        "Orders.intentdefinition", "<string>How many?</string>", "<string>How many?!</string>", in: workspace)
      let outcome = try workspace.run(Self.bridge)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("1 edited by hand"))
      #expect(try workspace.read("out/\(name)") == edited)
    }
  }

  @Test("goes from gaps to the bridge with an edited intent, and names it before its bridge is removed")
  func changeOfPerforming() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.migrate)
      try Self.edit("out/OrderCoffee.swift", in: workspace)
      let edited = try workspace.read("out/OrderCoffee.swift")
      let there = try workspace.run(Self.bridge)
      #expect(there.status == 0, "\(there.errors)")
      #expect(there.errors.contains("out/OrderCoffee.swift:1:1: warning: file was edited and stays as it is, and what"))
      #expect(try workspace.read("out/BookTable.swift").contains("BridgedParameter"))
      let back = try workspace.run(Self.migrate)
      #expect(back.status == 0)
      #expect(back.errors.contains("out/SiriKitBridge.swift:1:1: warning: file is no longer written"))
      #expect(back.errors.contains("unless your own code needs it (you edited 'OrderCoffee.swift')"))
      #expect(try workspace.read("out/OrderCoffee.swift") == edited)
    }
  }

  @Test("looks at the choice of handlers that people have edited")
  func editedChoice() throws {
    try Self.withOrders { workspace throws in
      let text = "final class H: NSObject, OrderCoffeeIntentHandling, GetReceiptIntentHandling {}\n"
      try workspace.folder.write(text, to: "App/H.swift")
      let migrate = Self.bridge + ["--find-legacy", "App", "--report", "r.txt"]
      #expect(try workspace.run(migrate).status == 0)
      #expect(try workspace.read("r.txt").contains("it stays: 'OrderCoffee' asks it"))
      try Self.edit(
        "out/SiriKitHandlers.swift", "case is OrderCoffeeIntent:\n            return H()\n", "", in: workspace)
      #expect(try workspace.run(migrate + ["--accept", "SiriKitHandlers.swift"]).status == 0)
      let report = try workspace.read("r.txt")
      #expect(!report.contains("it stays: 'OrderCoffee' asks it") && report.contains("it stays: 'GetReceipt' asks it"))
      #expect(report.contains("returns none for 'OrderCoffee'"), "\(report)")
      #expect(report.contains("perform(): say in 'SiriKitHandlers' which handler it asks"))
    }
  }

  @Test("sees that the work of a handler has moved into the action")
  func movedWork() throws {
    try Self.withOrders { workspace throws in
      let text = "final class H: NSObject, BuyGiftCardIntentHandling, GetReceiptIntentHandling {}\n"
      try workspace.folder.write(text, to: "App/H.swift")
      let migrate = Self.bridge + ["--find-legacy", "App", "--report", "r.txt"]
      #expect(try workspace.run(migrate).status == 0)
      let action = try workspace.read("out/BuyGiftCard.swift")
      let start = try #require(action.range(of: "        let legacy = "))
      let own = action[..<start.lowerBound] + "        return .result(dialog: \"Done.\")\n    }\n}\n#endif\n"
      try workspace.folder.write(String(own), to: "out/BuyGiftCard.swift")
      #expect(try workspace.run(migrate).status == 0)
      #expect(try workspace.read("r.txt").contains("'BuyGiftCard' does its work itself"))
      #expect(try !workspace.read("out/SiriKitHandlers.swift").contains("BuyGiftCardIntent"))
      try workspace.folder.write(text.replacing("BuyGiftCardIntentHandling, ", with: ""), to: "App/H.swift")
      let check = try workspace.run(migrate + ["--check"])
      #expect(check.status == 0, "\(check.errors)")
    }
  }

  @Test("is not renamed without a word")
  func renamedType() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.migrate)
      try Self.edit("out/OrderCoffee.swift", "struct OrderCoffee:", "struct BuyCoffee:", in: workspace)
      let outcome = try workspace.run(Self.migrate)
      #expect(outcome.status == 1)
      #expect(
        outcome.errors.contains(
          "error: 'OrderCoffee' is called 'BuyCoffee' here, and the system knows it by its name [broken-migration]"))
      try workspace.folder.write("struct OrderCoffee: AppIntent {}\n", to: "Moved.swift")
      #expect(try workspace.run(Self.migrate + ["--find-legacy", "Moved.swift"]).status == 0)
    }
  }

  @Test("lets a file with a schema be the project's")
  func schema() throws {
    try Self.withOrders { workspace throws in
      let configuration = "{ migrate: { target: 'iOS18.0', types: { CoffeeDrink: { schema: 'photos.asset' } } } }"
      try workspace.folder.write(configuration, to: "intentc.json")
      _ = try workspace.run(Self.migrate)
      try Self.edit("out/CoffeeDrinkAppEntity.swift", in: workspace)
      let outcome = try workspace.run(Self.migrate + ["--report", "r.txt"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try !workspace.read("r.txt").contains("hold its members against the schema"))
    }
  }

  @Test("fails in one sentence where the class prefix has gone")
  func prefix() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.migrate + ["--class-prefix", "Cafe"])
      let outcome = try workspace.run(Self.migrate + ["--class-prefix", ""])
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("error: the class prefix was 'Cafe', and is now none [broken-migration]"))
      #expect(!outcome.errors.contains("no App Intent takes the place of"))
    }
  }

  // MARK: Definitions that go on

  @Test("warns of an edited file that lacks what is new until that is accepted")
  func behind() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.migrate)
      try Self.edit("out/OrderCoffee.swift", in: workspace)
      #expect(try workspace.run(Self.migrate + ["--check"]).status == 0)
      try Self.edit(
        "Orders.intentdefinition", "<string>How many?</string>", "<string>How many?!</string>", in: workspace)
      let finding = "file was edited and stays as it is, and what would be written has changed since [outdated-output]"
      // Whatever was said before.
      for _ in 0..<2 {
        let outcome = try workspace.run(Self.migrate)
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("out/OrderCoffee.swift:1:1: warning: " + finding))
        #expect(outcome.errors.contains("'--accept OrderCoffee.swift'"))
        #expect(outcome.output.contains("1 edited by hand, left alone and out of date"))
      }
      let check = try workspace.run(Self.migrate + ["--check"])
      #expect(check.status == 1)
      #expect(check.errors.contains("out/OrderCoffee.swift:1:1: error: " + finding))
      let preview = try workspace.run(Self.migrate + ["--dry-run"])
      #expect(preview.output.hasPrefix("# edited, and not written: what would be, in 'OrderCoffee.swift'\n# --- "))
      #expect(preview.output.contains("# -// mine\n"))
      #expect(preview.output.split(separator: "\n").allSatisfy { $0.hasPrefix("#") })
      let report = try workspace.run(Self.migrate + ["--quiet", "--report", "r.json"])
      #expect(report.status == 0)
      #expect(try workspace.read("r.json").contains("\"behind\""))
      let work = "it lacks what would be written now, and what is written around it counts on that"
      #expect(try workspace.read("r.json").contains(work))

      let accepted = try workspace.run(Self.migrate + ["--accept", "out/OrderCoffee.swift", "--report", "r.json"])
      #expect(try !workspace.read("r.json").contains(work))
      #expect(accepted.status == 0 && !accepted.errors.contains("outdated-output"))
      #expect(try workspace.read("out/OrderCoffee.swift").hasSuffix("// mine\n"))
      let later = try workspace.run(Self.migrate + ["--check"])
      #expect(later.status == 0 && !later.errors.contains("outdated-output"), "\(later.errors)")
    }
  }

  @Test("warns of a file in the place of its own that it has not written")
  func foreignFile() throws {
    try Self.withOrders { workspace throws in
      try workspace.folder.write("struct OrderCoffee {}\n", to: "out/OrderCoffee.swift")
      for _ in 0..<2 {
        let outcome = try workspace.run(Self.migrate)
        #expect(outcome.status == 0)
        #expect(
          outcome.errors.contains(
            "out/OrderCoffee.swift:1:1: warning: file was not written by intentc and stays as it is"))
      }
      #expect(try workspace.run(Self.migrate + ["--accept", "OrderCoffee.swift"]).status == 0)
      #expect(try workspace.run(Self.migrate + ["--check"]).status == 0)
    }
  }

  @Test("fails where the record of migrated files is missing, and writes nothing")
  func missingRecord() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.migrate)
      let record = try workspace.read("out/migration.lock.json")
      try FileManager.default.removeItem(at: workspace.folder.file("out/migration.lock.json"))
      try Self.edit("Orders.intentdefinition", "<string>terrace</string>", "<string>patio</string>", in: workspace)
      let before = try workspace.contents()
      for options in [[], ["--check"], ["--dry-run"]] {
        let outcome = try workspace.run(Self.migrate + options)
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        #expect(
          outcome.errors.contains(
            "out/migration.lock.json:1:1: error: the record of earlier migrations into this folder is missing "
              + "[invalid-migration-lock]"))
        #expect(outcome.errors.contains("restore it from version control"))
      }
      #expect(try workspace.contents() == before)
      // Files that are the same to the letter can be trusted.
      try Self.edit("Orders.intentdefinition", "<string>patio</string>", "<string>terrace</string>", in: workspace)
      #expect(try workspace.run(Self.migrate).status == 0)
      #expect(try workspace.read("out/migration.lock.json") == record)
    }
  }

  // MARK: Files that are left

  @Test("warns of a file that is no longer written until it is removed or accepted")
  func leftFiles() throws {
    try Self.withOrders { workspace throws in
      let controls = ["--control", "GetReceipt", "--control", "OrderCoffee"]
      _ = try workspace.run(Self.migrate + controls)
      let names = ["GetReceiptControlConfiguration.swift", "OrderCoffeeControlConfiguration.swift"]
      for _ in 0..<2 {
        let outcome = try workspace.run(Self.migrate)
        #expect(outcome.status == 0)
        for name in names { #expect(outcome.errors.contains("out/\(name):1:1: warning: file is no longer written")) }
        #expect(!outcome.errors.contains("not in the definition"))
        // The settings of placed controls are lost with it, as the run says besides.
        #expect(outcome.errors.contains("people may still use it"))
        #expect(!outcome.errors.contains("remove it, unless"))
        let check = try workspace.run(Self.migrate + ["--check"])
        #expect(check.status == 1)
        for name in names { #expect(check.errors.contains("out/\(name):1:1: error: file is no longer written")) }
      }
      try FileManager.default.removeItem(at: workspace.folder.file("out/\(names[0])"))
      #expect(try workspace.run(Self.migrate + ["--accept", names[1]]).status == 0)
      let check = try workspace.run(Self.migrate + ["--check"])
      #expect(check.status == 0 && !check.errors.contains("stale-output"), "\(check.errors)")
    }
  }

  @Test("does not ask to remove the file of an intent that has to stay")
  func removedIntent() throws {
    try Workspace.with { workspace throws in
      let orders = RepositoryLayout.definitions.appending(path: "Orders").path
      #expect(try workspace.run(["migrate", orders, "-o", "out"]).status == 0)
      let home = RepositoryLayout.definitions.appending(path: "Home").path
      let outcome = try workspace.run(["migrate", home, "-o", "out"])
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("keep the intent in the definition"))
      #expect(!outcome.errors.contains("stale-output"))
    }
  }

  // MARK: Editors and formatters

  @Test("takes files for unedited whose lines only end otherwise")
  func lineEnds() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.migrate)
      for name in try #require(workspace.names(in: "out")) where name.hasSuffix(".swift") || name.hasSuffix(".json") {
        try Self.edit("out/\(name)", "\n", " \r\n", in: workspace)
      }
      let check = try workspace.run(Self.migrate + ["--check"])
      #expect(check.status == 0 && !check.output.contains("edited"), "\(check.errors)")
      let outcome = try workspace.run(Self.migrate + ["--target", "iOS17.0"])
      #expect(outcome.status == 0 && !outcome.output.contains("edited"), "\(outcome.errors)")
      #expect(try workspace.read("out/CupSizeAppEnum.swift").contains("synonyms: ["))
    }
  }

  @Test("asks formatters to leave alone what is not to be edited, and nothing else", arguments: ["gap", "bridge"])
  func formatters(performing: String) throws {
    try Self.withOrders { workspace throws in
      let outcome = try workspace.run(
        Self.migrate + ["--perform", performing, "--package", "Kit", "--report", "r.json"])
      #expect(outcome.status == 0)
      let report = try JSONSerialization.jsonObject(with: Data(contentsOf: workspace.folder.file("r.json")))
      let files = try #require((report as? [String: Any])?["files"] as? [[String: String]])
      var owners: Set<String> = []
      for file in files {
        guard let name = file["name"], name.hasSuffix(".swift"), let owner = file["owner"] else { continue }
        owners.insert(owner)
        let text = try workspace.read("out/\(name)")
        #expect(text.contains("// swift-format-ignore-file\n") == (owner == "tool"), "\(name)")
        #expect(text.contains("// swiftlint:disable all\n") == text.hasSuffix("// swiftlint:enable all\n"))
        #expect(text.hasPrefix("// Migrated by intentc from ") || text.hasPrefix("// Written by intentc for "))
      }
      #expect(owners == ["tool", "project"])
    }
  }

  // MARK: Command lines

  @Test(
    "refuses what makes no sense, and writes nothing",
    arguments: [
      (
        ["--report", "Orders.intentdefinition/r.txt"], 1,
        "cannot write the report 'Orders.intentdefinition/r.txt': 'Orders.intentdefinition' is no folder"
      ),
      (["--output", "Orders.intentdefinition"], 1, "cannot write into 'Orders.intentdefinition': it is no folder"),
      (["--class-prefix", "1x"], 64, "'1x' is no prefix of a class"),
      (["--accept", "OrderCoffee.swift", "--check"], 64, "'--accept' and '--check' cannot be used together"),
      (["--accept", "OrderTea.swift"], 64, "'OrderTea.swift' cannot be accepted: it is no file of code in 'out'"),
    ])
  func misuse(options: [String], status: Int32, message: String) throws {
    try Self.withOrders { workspace throws in
      let before = try workspace.contents()
      let output = options.first == "--output" ? [] : ["--output", "out"]
      let outcome = try workspace.run(["migrate", "Orders.intentdefinition"] + output + options)
      #expect(outcome.status == status && outcome.output.isEmpty)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
      #expect(try workspace.contents() == before)
    }
  }

  @Test("does not advise to give another name to a class that is known")
  func collision() throws {
    let names = ["Orders", "More"].map { ("\($0).intentdefinition", "Orders/Base.lproj/Orders.intentdefinition") }
    try Workspace.with(Dictionary(uniqueKeysWithValues: names)) { workspace throws in
      let outcome = try workspace.run(["migrate", ".", "-o", "out"])
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("would become 'OrderCoffee'"), "\(outcome.errors)")
      #expect(outcome.errors.contains("migrate the definitions into different modules, each into a folder of its own"))
      #expect(!outcome.errors.contains("another name"))
    }
  }

  @Test("replaces reports, and no other file that is there", arguments: ["md", "json", "html", "txt"])
  func foreignReports(form: String) throws {
    try Self.withOrders { workspace throws in
      let run = Self.migrate + ["--quiet", "--report", "notes.\(form)"]
      try workspace.folder.write(Data("{ migrate: { target: 'iOS17.0' } }".utf8), to: "notes.\(form)")
      let refused = try workspace.run(run)
      #expect(refused.status == 1)
      #expect(
        refused.errors.contains("cannot write the report 'notes.\(form)': it is no report of a migration"),
        "\(refused.errors)")
      #expect(try workspace.read("notes.\(form)").hasPrefix("{ migrate"))
      try workspace.folder.write(Data(), to: "notes.\(form)")
      for _ in 0..<2 { #expect(try workspace.run(run).status == 0) }
    }
  }
}
