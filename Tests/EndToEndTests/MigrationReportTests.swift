import Foundation
import TestSupport
import Testing

@Suite("The report of a migration")
struct MigrationReportTests {
  /// The samples with intents, each with the tables beside it.
  private static let samples = [
    "Compiled", "Home", "Legacy", "Media", "Notes", "Orders", "Reading", "Travel", "Widgets",
  ]

  private static func report(
    _ sample: String, _ options: [String] = [], in workspace: Workspace
  ) throws -> (root: [String: Any], outcome: ProcessOutcome) {
    let definition = RepositoryLayout.definitions.appending(path: sample).path
    let outcome = try workspace.run(["migrate", definition, "-o", "out", "--report", "r.json"] + options)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let data = try Data(contentsOf: workspace.folder.file("r.json"))
    return (try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any]), outcome)
  }

  // MARK: What it says

  @Test("names every intent, enumeration and type that a definition has", arguments: samples, ["modern", "compatible"])
  func completeness(sample: String, form: String) throws {
    try Workspace.with { workspace throws in
      let (root, _) = try Self.report(sample, ["--form", form, "--target", "iOS17.0"], in: workspace)
      let listing = try workspace.run(["list", RepositoryLayout.definitions.appending(path: sample).path, "--json"])
      let list = try #require(try JSONSerialization.jsonObject(with: listing.outputData) as? [String: Any])
      let definitions = objects("definitions", in: list)
      func listed(_ key: String) -> [String] { definitions.flatMap { names(in: objects(key, in: $0)) } }
      #expect(names(in: objects("intents", in: root)) == listed("intents"))
      #expect(names(in: objects("systemIntents", in: root)) == listed("systemIntents"))
      let values = names(in: objects("enumerations", in: root)) + names(in: objects("types", in: root))
      let unused = names(in: objects("unused", in: root))
      // Objects without a type are one more.
      #expect(
        Set(values + unused).subtracting(["Object"]) == Set(listed("enumerations") + listed("types")))
      for (intent, old) in zip(objects("intents", in: root), definitions.flatMap { objects("intents", in: $0) }) {
        // Migrated is the class that was really generated, with the prefix that the definition recorded.
        let (className, plainName) = (intent["className"] as? String ?? "", old["className"] as? String ?? "?")
        #expect(className.hasSuffix(plainName))
        #expect(names(in: objects("parameters", in: intent)) == names(in: objects("parameters", in: old)))
        for file in intent["files"] as? [String] ?? [] { #expect(workspace.exists("out/" + file)) }
      }
    }
  }

  @Test("accounts for every line of the tables", arguments: ["Orders", "Home", "Widgets"])
  func translations(sample: String) throws {
    try Workspace.with { workspace throws in
      let (root, outcome) = try Self.report(sample, in: workspace)
      let translations = try #require(root["translations"] as? [String: Any])
      #expect((translations["faults"] as? [String])?.isEmpty == true)
      let leftOut = objects("leftOut", in: translations)
      for row in objects("languages", in: translations) {
        let language = try #require(row["language"] as? String)
        let existing = try #require(row["existing"] as? Int)
        let carried = try #require(row["carried"] as? Int)
        #expect(existing - carried == leftOut.count { $0["language"] as? String == language })
        let folder = RepositoryLayout.definitions.appending(path: "\(sample)/\(language).lproj")
        guard let lines = try? Self.lineCount(of: folder) else { continue }
        #expect(existing == lines, "\(sample) \(language)")
        #expect(outcome.output.contains("\(carried) of \(existing) carried over"))
      }
      #expect(!leftOut.isEmpty)
    }
  }

  /// The entries of the tables in a folder: lines of `.strings`, keys at the second level of `.stringsdict`.
  private static func lineCount(of folder: URL) throws -> Int {
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8)
      switch file.pathExtension {
      case "strings": count += text.split(separator: "\n").count { $0.hasPrefix("\"") && $0.contains(" = ") }
      case "stringsdict": count += text.split(separator: "\n").count { $0.hasPrefix("\t<key>") }
      default: break
      }
    }
    return count
  }

  @Test("gives each remark a place in the definition or a table, at something that is there", arguments: samples)
  func places(sample: String) throws {
    try Workspace.with { workspace throws in
      let (root, _) = try Self.report(sample, in: workspace)
      var count = 0
      for key in ["intents", "enumerations", "types"] {
        for declaration in objects(key, in: root) {
          for remark in objects("remarks", in: declaration) where declaration["location"] is [String: Any] {
            let location = try #require(remark["location"] as? [String: Any], "\(remark)")
            let text = try String(contentsOfFile: try #require(location["path"] as? String), encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = try #require(location["line"] as? Int)
            #expect(line >= 1 && line <= lines.count && !lines[line - 1].isEmpty)
            count += 1
          }
        }
      }
      #expect(count > 0)
    }
  }

  @Test("has the keys that its page describes, and no others")
  func schema() throws {
    var keys: Set<String> = []
    try Workspace.with { workspace throws in
      for sample in Self.samples {
        Self.collect(try Self.report(sample, ["--target", "iOS17.0"], in: workspace).root, into: &keys)
        if sample == "Orders" {
          let app = RepositoryLayout.root.appending(path: "Tests/LegacySamples/Cafe").path
          Self.collect(try Self.report(sample, ["--find-legacy", app], in: workspace).root, into: &keys)
        }
        let lock = workspace.folder.file("out/migration.lock.json")
        let text = try String(contentsOf: lock, encoding: .utf8)
        try FileManager.default.removeItem(at: workspace.folder.file("out"))
        guard sample == "Notes" else { continue }
        // A type that the record lacks is new.
        try workspace.folder.write(
          text.replacing(/"types": \[[^\]]*\]/, with: "\"types\": []"), to: "out/migration.lock.json")
        Self.collect(try Self.report(sample, ["--target", "iOS17.0"], in: workspace).root, into: &keys)
        try FileManager.default.removeItem(at: workspace.folder.file("out"))
      }
    }
    let page = try String(
      contentsOf: RepositoryLayout.root.appending(path: "docs/migrate.md"), encoding: .utf8)
    let described = Self.words(inColumns: [2, 4], ofKeysIn: page)
    #expect(keys.subtracting(described).sorted() == [])
    #expect(Self.words(inColumns: [2], ofKeysIn: page).subtracting(keys).sorted() == [])
  }

  /// The words in code of some columns of the tables in the page's section about keys.
  private static func words(inColumns columns: [Int], ofKeysIn page: String) -> Set<String> {
    var keys: Set<String> = []
    let section = page.components(separatedBy: "### Its keys").last?.components(separatedBy: "\n## ").first ?? ""
    for line in section.components(separatedBy: "\n") where line.hasPrefix("|") {
      let cells = line.components(separatedBy: "|")
      for column in columns where column < cells.count {
        let words = cells[column].components(separatedBy: "`")
        for (index, word) in words.enumerated() where index % 2 == 1 { keys.insert(word) }
      }
    }
    return keys
  }

  /// The keys of an object and of what is in it; those that are words of the definition are none.
  private static func collect(_ value: Any, into keys: inout Set<String>) {
    if let list = value as? [Any] {
      for element in list { collect(element, into: &keys) }
    } else if let object = value as? [String: Any] {
      for (key, value) in object {
        keys.insert(key)
        switch (key, value) {
        case ("translations", let counts as [String: Int]) where !counts.isEmpty: break
        case ("counts", let counts as [String: Any]):
          for count in counts.values { collect(count, into: &keys) }
        case ("leftOut", is [String: Any]): break
        default: collect(value, into: &keys)
        }
      }
    }
  }

  @Test("does not keep quiet about translations where no tables are wanted")
  func untouched() throws {
    try Workspace.with { workspace throws in
      let (root, outcome) = try Self.report("Orders", ["--strings", "none"], in: workspace)
      #expect(root["translations"] is NSNull)
      #expect(
        outcome.output.contains("translations: no tables are written; 312 entries stay in those of the definition\n"))
    }
  }

  // MARK: Where it goes

  private static let migrate = ["migrate", "Orders.intentdefinition", "-o", "out"]

  private static func withOrders(_ body: (Workspace) throws -> Void) throws {
    try Workspace.with(["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"], body)
  }

  @Test("goes to standard output alone, or to files, without a change of what is written")
  func destinations() throws {
    try Self.withOrders { workspace throws in
      let printed = try workspace.run(Self.migrate + ["--report", "-"])
      #expect(printed.status == 0)
      #expect(printed.output.hasPrefix("Migration to App Intents, modern form, for iOS16.0 and later\n"))
      #expect(printed.output.contains("\nIntent OrderCoffee\n") && !printed.output.contains("5 intents migrated"))
      #expect(printed.errors.contains("5 intents migrated: "))
      let before = try workspace.contents()
      let filed = try workspace.run(Self.migrate + ["--report", "a.txt", "--report", "a.JSON", "--check"])
      #expect(filed.status == 0)
      #expect(try workspace.read("a.txt").contains(/\n  OrderCoffee\.swift +yours +unchanged  the app\n/))
      #expect(try workspace.read("a.JSON").hasPrefix("{\n  \"formatVersion\": 1,"))
      let after = try workspace.contents().filter { !$0.key.hasPrefix("a.") }
      #expect(after == before)
    }
  }

  @Test("is there for a check that finds differences, and not where nothing may be written")
  func refusals() throws {
    try Self.withOrders { workspace throws in
      let drifted = try workspace.run(Self.migrate + ["--check", "--report", "drift.txt"])
      #expect(drifted.status == 1 && workspace.exists("drift.txt") && !workspace.exists("out"))
      _ = try workspace.run(Self.migrate)
      let definition = try workspace.read("Orders.intentdefinition")
      try workspace.folder.write(
        definition.replacing("<string>terrace</string>", with: "<string>patio</string>"), to: "Orders.intentdefinition")
      let refused = try workspace.run(Self.migrate + ["--report", "broken.txt", "--report", "-"])
      #expect(refused.status == 1 && refused.output.isEmpty && !workspace.exists("broken.txt"))
    }
  }

  @Test("tells what has come and gone since the last run")
  func changes() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.migrate)
      let lock = try workspace.read("out/migration.lock.json")
      let parameter = "{\"name\":\"guests\",\"tag\":1,"
      #expect(lock.contains(parameter))
      // The definition has 'guests', which the record has not, and not 'people', which it has.
      try workspace.folder.write(
        lock.replacing(parameter, with: "{\"name\":\"people\",\"tag\":99,"), to: "out/migration.lock.json")
      let outcome = try workspace.run(Self.migrate + ["--report", "r.txt", "--report", "r.json"])
      #expect(outcome.status == 0)
      #expect(
        try workspace.read("r.txt").contains(
          """
          Since the last run
          ------------------
            'BookTableIntent.people' is gone: its stored values are dropped
            parameter 'BookTableIntent.guests' is new

          """))
      #expect(try workspace.read("r.json").contains("\"consequence\": \"its stored values are dropped\""))
      _ = try workspace.run(Self.migrate + ["--report", "r.txt"])
      #expect(try !workspace.read("r.txt").contains("Since the last run"))
    }
  }

  @Test("replaces nothing that was read or written, and makes no folder of a file")
  func obstacles() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.migrate)
      let before = try workspace.contents()
      let obstacles: [(path: String, status: Int32, reason: String)] = [
        // What cannot be written to is known before anything is done.
        ("Orders.intentdefinition", 1, "it is an input"),
        ("out/OrderCoffee.swift", 1, "it is a file of the migration"),
        ("./out/migration.lock.json", 1, "it is a file of the migration"),
        ("out/OrderCoffee.swift/", 1, "'out/OrderCoffee.swift' is no folder"),
        ("Orders.intentdefinition/a/b/", 1, "'Orders.intentdefinition' is no folder"),
      ]
      for (path, status, reason) in obstacles {
        let outcome = try workspace.run(Self.migrate + ["--report", path])
        #expect(outcome.status == status && outcome.errors.contains(reason), "\(path): \(outcome.errors)")
      }
      for arguments in [["a", "--report", "./a"], ["a", "--reporter", "json=a"], [""]] {
        let outcome = try workspace.run(Self.migrate + ["--report"] + arguments)
        #expect(outcome.status == 64, "\(arguments): \(outcome.errors)")
      }
      #expect(try workspace.contents() == before)
    }
  }

  @Test(
    "is written in three forms into a folder, which is one or has a slash behind it",
    arguments: [("reports", true), ("reports/", true), ("reports/", false)])
  func folders(path: String, isThere: Bool) throws {
    try Self.withOrders { workspace throws in
      if isThere { try workspace.makeFolder("reports") }
      let outcome = try workspace.run(Self.migrate + ["--report", path, "--report", "r.md"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      let names = ["migration-report.html", "migration-report.json", "migration-report.md"]
      #expect(workspace.names(in: "reports") == names)
      #expect(try workspace.read("reports/migration-report.md") == workspace.read("r.md"))
      #expect(try workspace.read("reports/migration-report.html").hasPrefix("<!DOCTYPE html>"))
      #expect(try workspace.read("reports/migration-report.json").hasPrefix("{"))
      let twice = try workspace.run(Self.migrate + ["--report", path, "--report", "reports/migration-report.md"])
      #expect(twice.status == 64 && twice.errors.contains("two reports cannot be written to one file"))
    }
  }

  @Test("names each TODO of the code as it is now")
  func marks() throws {
    try Self.withOrders { workspace throws in
      _ = try workspace.run(Self.migrate)
      let lines = try workspace.read("out/BookTable.swift").split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.firstIndex { $0.contains("// TODO: Move the work of") })
      let entry = /BookTable.swift:(\d+) +Orders.intentdefinition:\d+ +“BookTableIntentHandling”/
      _ = try workspace.run(Self.migrate + ["--report", "r.txt", "--report", "r.json"])
      let before = try workspace.read("r.txt")
      #expect(before.firstMatch(of: entry).map { Int($0.1) } == line + 1)
      #expect(!before.contains("marked in the code"))
      // What somebody has done is no longer to do, and what somebody has noted is.
      let done = try workspace.read("out/BookTable.swift").replacing(
        "// TODO: Move", with: "// TODO: Ask Ann.\n\n// Move")
      try workspace.folder.write(Data(done.utf8), to: "out/BookTable.swift")
      let outcome = try workspace.run(Self.migrate + ["--report", "r.txt", "--report", "r.md"])
      #expect(outcome.status == 0 && outcome.output.contains("1 edited by hand"), "\(outcome.output)\(outcome.errors)")
      #expect(outcome.output.contains("lost, 7 to do,") && before.contains("lost, 8 to do,"), "\(outcome.output)")
      let report = try workspace.read("r.txt")
      #expect(report.firstMatch(of: entry) == nil && report.contains("“GetReceiptIntentHandling”"))
      #expect(report.contains("  marked in the code\n    BookTable.swift:\(line + 1)  Ask Ann.\n"))
      #expect(try workspace.read("r.md").contains("- [ ] `BookTable.swift:\(line + 1)` Ask Ann.\n"))
    }
  }

  @Test("knows from the file of the project which handlers there are")
  func handlers() throws {
    try Self.withOrders { workspace throws in
      let bridge = Self.migrate + ["--perform", "bridge"]
      func asked() throws -> [String] {
        let outcome = try workspace.run(bridge + ["--report", "r.md"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let text = try workspace.read("r.md")
        let list = text.split(separator: "\n").filter { $0.contains("Handling” `SiriKitHandlers.swift:") }
        #expect(!text.contains("Return the handler of"))
        return Set(text.matches(of: /“(\w+)IntentHandling”/).map { String($0.1) }).sorted()
          + (list.isEmpty ? [] : ["\(list.count / 2) marked"])
      }
      let all = ["BookTable", "BuyGiftCard", "GetReceipt", "OrderCoffee", "RequestRefund"]
      #expect(try asked() == all + ["5 marked"])
      let path = "out/SiriKitHandlers.swift"
      let written = try workspace.read(path)
      func write(_ body: String) throws {
        let text = written.replacing(/\/\/ TODO: [^}]*return nil/, with: body)
        #expect(text != written)
        try workspace.folder.write(Data(text.utf8), to: path)
      }
      // Two of them, and no word about the others.
      try write("switch intent { case is OrderCoffeeIntent, is BookTableIntent: return Both()\ndefault: return nil }")
      #expect(try asked() == ["BuyGiftCard", "GetReceipt", "RequestRefund"])
      // The choice is made elsewhere.
      try write("return IntentHandler().handler(for: intent)")
      #expect(try asked() == [])
      // One is left.
      try write(
        "// TODO: Return the handler of `GetReceiptIntent`, too.\nreturn intent is OrderCoffeeIntent ? A() : nil")
      #expect(try asked() == ["BookTable", "BuyGiftCard", "GetReceipt", "RequestRefund", "1 marked"])
    }
  }

  // MARK: Findings

  @Test("is a warning only where something is lost, one for all elements that lose the same")
  func findings() throws {
    try Self.withOrders { workspace throws in
      let quiet = try workspace.run(Self.migrate + ["--quiet"])
      #expect(quiet.status == 0 && quiet.output.isEmpty)
      let warnings = quiet.errors.split(separator: "\n")
      #expect(warnings.count { $0.contains(": warning: ") } == 2)
      #expect(warnings.last?.hasSuffix(": note: '--target iOS17.0' keeps them") == true)
      #expect(quiet.errors.contains("'CupSize.small' and 'CupSize.large', synonyms lost: synonyms came with iOS 17"))
      let full = try workspace.run(Self.migrate + ["--notes"])
      #expect(full.errors.contains("note: 'OrderCoffee', 'BuyGiftCard' and 'RequestRefund', suggestions left out: "))
      #expect(full.output.contains("remarks: 4 lost, "))
      let later = try workspace.run(["migrate", "Orders.intentdefinition", "-o", "later", "--target", "iOS17.0"])
      #expect(!later.errors.contains("synonyms"))
    }
  }
}

/// The objects under a key.
private func objects(_ key: String, in object: [String: Any]) -> [[String: Any]] {
  object[key] as? [[String: Any]] ?? []
}

/// The names of objects.
private func names(in objects: [[String: Any]]) -> [String] {
  objects.compactMap { $0["name"] as? String }
}
