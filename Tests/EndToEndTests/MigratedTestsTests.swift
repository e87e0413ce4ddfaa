import Foundation
import TestSupport
import Testing

@Suite("Tests that a migration writes")
struct MigratedTestsTests {
  private static let migrate = ["migrate", "Orders.intentdefinition", "-o", "out"]
  private static let tested = migrate + ["--tests", "AppTests/Intents", "--test-module", "CoffeeBar"]
  private static let file = "AppTests/Intents/OrderCoffeeTests.swift"
  private static let names = [
    "BookTableTests.swift", "BuyGiftCardTests.swift", "GetReceiptTests.swift", "OrderCoffeeTests.swift",
    "RequestRefundTests.swift",
  ]

  private static func withOrders(_ body: (Workspace) throws -> Void) throws {
    try Workspace.with(["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"], body)
  }

  @Test("are in a folder of their own, import the module, and are remembered in the record")
  func folder() throws {
    try Self.withOrders { workspace throws in
      let outcome = try workspace.run(Self.tested)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("written to 'out' and 5 to 'AppTests/Intents'"))
      #expect(workspace.names(in: "AppTests/Intents") == Self.names)
      #expect(workspace.names(in: "out")?.contains { $0.hasSuffix("Tests.swift") } == false)
      #expect(try workspace.read(Self.file).contains("@testable import CoffeeBar"))
      #expect(
        try workspace.read("out/migration.lock.json").contains(#"{"name":"OrderCoffeeTests.swift","folder":"tests","#))
      #expect(try workspace.run(Self.tested + ["--check"]).status == 0)
      let again = try workspace.run(Self.tested)
      #expect(again.output.contains("0 files written to 'out' and 0 to 'AppTests/Intents', "))
    }
  }

  @Test("stay where they are edited or not asked for, and follow the definition where they are not edited")
  func editing() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.tested)
      let edited = try workspace.read(Self.file) + "// mine\n"
      try workspace.folder.write(edited, to: Self.file)
      #expect(try workspace.run(Self.tested + ["--check"]).status == 0)
      // A run that is not about tests leaves them as they are, and remembers them.
      let record = try workspace.read("out/migration.lock.json")
      #expect(try workspace.run(Self.migrate + ["--check"]).status == 0)
      #expect(try workspace.run(Self.migrate).status == 0)
      #expect(try workspace.read("out/migration.lock.json") == record)

      let definition = try workspace.read("Orders.intentdefinition")
      try workspace.folder.write(
        definition.replacing("<string>Order Coffee</string>", with: "<string>Order a Coffee</string>").replacing(
          "<string>Book a Table</string>", with: "<string>Book Tables</string>"), to: "Orders.intentdefinition")
      let check = try workspace.run(Self.tested + ["--check"])
      #expect(check.status == 1)
      #expect(check.errors.contains("\(Self.file):1:1: error: file was edited and stays as it is, and what would be"))
      #expect(check.errors.contains("AppTests/Intents/BookTableTests.swift:1:1: error: file differs from what would"))
      let later = try workspace.run(Self.tested)
      #expect(later.status == 0)
      #expect(later.errors.contains("\(Self.file):1:1: warning: file was edited"))
      #expect(try workspace.read(Self.file) == edited)
      #expect(try workspace.read("AppTests/Intents/BookTableTests.swift").contains("@Suite(\"Book Tables\")"))
      let accepted = try workspace.run(Self.tested + ["--accept", Self.file])
      #expect(accepted.status == 0, "\(accepted.errors)")
      #expect(try workspace.run(Self.tested + ["--check"]).status == 0)
    }
  }

  @Test("that nobody has written are not asked for by a check without them, but by one with them")
  func check() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.migrate)
      #expect(try workspace.run(Self.migrate + ["--check"]).status == 0)
      let check = try workspace.run(Self.tested + ["--check"])
      #expect(check.status == 1)
      #expect(check.errors.contains("\(Self.file):1:1: error: file is missing"))
      let preview = try workspace.run(Self.tested + ["--dry-run"])
      #expect(preview.output.contains("+++ \(Self.file)"))
      #expect(!workspace.exists("AppTests"))
    }
  }

  @Test("that lie where no run has written any stay")
  func foreign() throws {
    try Self.withOrders { workspace throws in
      try workspace.folder.write("// mine\n", to: Self.file)
      let outcome = try workspace.run(Self.tested)
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("\(Self.file):1:1: warning: file was not written by intentc and stays as it is"))
      #expect(try workspace.read(Self.file) == "// mine\n")
    }
  }

  @Test("are in the report with their target")
  func report() throws {
    try Self.withOrders { workspace throws in
      let outcome = try workspace.run(Self.tested + ["--report", "report.json", "--report", "report.md"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(workspace.read("report.json").utf8)) as? [String: Any])
      let files = try #require(json["files"] as? [[String: Any]])
      #expect(files.filter { $0["target"] as? String == "tests" }.count == Self.names.count)
      #expect(try workspace.read("report.md").contains("| `\(Self.file)` | yours | written | the test target |"))
    }
  }

  @Test(
    "are refused where they make no sense, and nothing is written",
    arguments: [
      (["--tests", "T"], "'--tests' needs '--test-module': the name of the module that has the code of 'out'"),
      (["--test-module", "M"], "'--test-module' needs '--tests'"),
      (["--tests", "T", "--test-module", "My App"], "'My App' is no name of a module; use letters, digits and '_'"),
      (["--tests", "./out", "--test-module", "M"], "'--tests' and '--output' name the same folder"),
      (["--tests", "", "--test-module", "M"], "'--tests' needs the path of a folder"),
      (["--tests", "T", "--test-module", "M", "--form", "compatible"], "'--tests' needs the modern form"),
      (["--tests", "Orders.intentdefinition", "--test-module", "M"], "it is no folder"),
    ])
  func refusals(arguments: [String], message: String) throws {
    try Self.withOrders { workspace throws in
      let outcome = try workspace.run(Self.migrate + arguments)
      #expect(outcome.status != 0)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
      #expect(try workspace.contents().keys.sorted() == ["Orders.intentdefinition"])
    }
  }

  @Test("are of the module that '--package' names, and none is there for what only sets up a widget")
  func package() throws {
    try Workspace.with(["Sky.intentdefinition": "Widgets/SkyWidgets.intentdefinition"]) { workspace in
      let outcome = try workspace.run(
        ["migrate", "Sky.intentdefinition", "-o", "out", "--tests", "T", "--package", "SkyKit"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try workspace.read("T/MoonPhaseTests.swift").contains("@testable import SkyKit"))
      #expect(workspace.exists("out/NightSky.swift"))
      #expect(!workspace.exists("T/NightSkyTests.swift"))
    }
  }
}
