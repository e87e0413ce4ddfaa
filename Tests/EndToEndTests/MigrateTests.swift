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
      #expect(outcome.output.contains("1 edited by hand, left alone and out of date"))
      #expect(outcome.errors.contains("out/OrderCoffee.swift:1:1: warning: file was edited and stays as it is"))
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

  @Test(
    "refuses systems without App Intents",
    arguments: ["iOS15", "iOS", "iOS16.x", "Linux16", "macOS12", "iOS19", "watchOS25", "iOS9999999"])
  func target(name: String) throws {
    try Self.withOrders { workspace throws in
      let outcome = try workspace.run(Self.migrate + ["--target", name])
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("'\(name)' is no system with App Intents"))
      #expect(!workspace.exists("out"))
    }
  }

  @Test("takes systems that are newer than all it knows", arguments: ["iOS27.0", "macOS28", "visionOS27.1"])
  func laterTarget(name: String) throws {
    try Self.withOrders { workspace throws in
      let newest = try workspace.run(Self.migrate + ["--target", "iOS26.0"])
      #expect(newest.status == 0)
      let later = try workspace.run(Self.migrate + ["--target", name, "--check"])
      #expect(later.status == 0, "\(later.errors)")
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

  @Test("tells how languages are called before and after")
  func languageNames() throws {
    try Self.withOrders { workspace throws in
      try workspace.folder.write("\"tMcIVk\" = \"杯\";\n", to: "zh-TW.lproj/Orders.strings")
      for (language, text) in [("nb", "Kopp"), ("no", "Krus")] {
        try workspace.folder.write("\"tMcIVk\" = \"\(text)\";\n", to: "\(language).lproj/Orders.strings")
      }
      let outcome = try workspace.run(Self.migrate + ["--report", "report.txt", "--report", "report.json"])
      #expect(outcome.status == 0)
      #expect(try workspace.read("out/Localizable.xcstrings").contains("\"zh-Hant\" : {"))
      #expect(outcome.output.contains("zh-TW → zh-Hant  1 of 1 carried over"))
      #expect(try workspace.read("report.txt").contains("zh-TW → zh-Hant"))
      #expect(try workspace.read("report.txt").contains("nb and no → nb"))
      #expect(try workspace.read("report.txt").contains("'nb' is the same language, and has another translation"))
      let json = try workspace.read("report.json").filter { !$0.isWhitespace }
      #expect(json.contains(#""language":"zh-TW","spellings":["zh-TW"],"newSpellings":["zh-Hant"]"#))
    }
  }

  @Test("says which tables of the project have the name of a new one")
  func rivalTables() throws {
    try Self.withOrders { workspace throws in
      for language in ["en", "de"] {
        try workspace.folder.write("\"a\" = \"b\";\n", to: "\(language).lproj/Localizable.strings")
      }
      let report = try workspace.run(Self.migrate + ["--report", "-", "--quiet"])
      #expect(report.status == 0)
      let words = "another one has its name, and Xcode builds a target with one of them only"
      #expect(report.output.components(separatedBy: words).count == 2)
      #expect(report.output.contains("'--output . --strings strings' merges both, if they are of one target"))
      let merged = try workspace.run([
        "migrate", "Orders.intentdefinition", "-o", ".", "--strings", "strings", "--report", "-",
      ])
      #expect(merged.status == 0 && !merged.output.contains(words))
      let untabled = try workspace.run(Self.migrate + ["--strings", "none", "--report", "-"])
      #expect(untabled.status == 0 && !untabled.output.contains(words))
    }
  }

  // MARK: Configuration

  private static let configuration = """
    {
      migrate: {
        continueInApp: true,
        intents: { GetReceipt: {
          control: true, replacement: "OrderCoffeeIntent" } },
        shortcuts: {
          provider: "CafeShortcuts",
          symbol: "cup.and.saucer",
          tileColor: "orange",
          negativePhrases: ["Coffee grounds in ${applicationName}"],
          intents: [
            {
              intent: "OrderCoffeeIntent",
              phrases: ["Order a ${size} coffee with ${applicationName}"],
              translations: { de: ["Kaffee von ${applicationName}"] },
              shortTitle: "Coffee",
            },
          ],
        },
      },
    }
    """

  @Test("has the App Shortcuts, controls and replacements of a configuration")
  func configuration() throws {
    try Self.withOrders { workspace throws in
      let translated = Self.configuration.replacing(
        "negativePhrases:",
        with: #"negativeTranslations: { de: ["Kaffeesatz von ${applicationName}"] }, negativePhrases:"#)
      try workspace.folder.write(translated, to: "intentc.json")
      let outcome = try workspace.run(Self.migrate + ["--target", "iOS18.0", "--symbol", "OrderCoffee=mug"])
      #expect(outcome.status == 0)
      let provider = try workspace.read("out/CafeShortcuts.swift")
      let phrases = try workspace.read("out/AppShortcuts.xcstrings")
      #expect(phrases.contains("\"Coffee grounds in ${applicationName}\" : {"))
      #expect(phrases.contains("\"Kaffeesatz von ${applicationName}\""))
      for line in [
        "static let shortcutTileColor: ShortcutTileColor = .orange",
        #""Order a \(\.$size) coffee with \(.applicationName)","#, #"shortTitle: "Coffee","#,
        #"systemImageName: "mug""#,
        #""Coffee grounds in \(.applicationName)","#,
      ] {
        #expect(provider.contains(line), "\(line)")
      }
      #expect(try workspace.read("out/AppShortcuts.xcstrings").contains("Kaffee von ${applicationName}"))
      #expect(workspace.exists("out/GetReceiptControlConfiguration.swift"))
      #expect(try workspace.read("out/GetReceipt.swift").contains("replacedBy: OrderCoffee.self"))
      #expect(try workspace.read("out/OrderCoffee.swift").contains(", ForegroundContinuableIntent {"))
    }
  }

  @Test("refuses the bridge of a configuration in the form that has gaps only")
  func compatibleBridge() throws {
    try Self.withOrders { workspace throws in
      try workspace.folder.write("{ migrate: { perform: 'bridge' } }", to: "intentc.json")
      let outcome = try workspace.run(Self.migrate + ["--form", "compatible"])
      #expect(outcome.status == 64)
      #expect(
        outcome.errors.contains("intentc.json:1:24: error: the compatible form has gaps only"), "\(outcome.errors)")
      #expect(!workspace.exists("out"))
    }
  }

  @Test("writes results of the bridge for those who may use the legacy classes", arguments: ["internal", "package"])
  func accessOfResults(access: String) throws {
    try Self.withOrders { workspace throws in
      try workspace.folder.write(
        "{ generate: { access: '\(access)' }, migrate: { perform: 'bridge' } }", to: "intentc.json")
      let outcome = try workspace.run(Self.migrate)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let results = try workspace.read("out/SiriKitBridgeResults.swift")
      let word = access == "package" ? "package " : ""
      #expect(results.contains("\n\(word)class INStringResolutionResult: Intents.INStringResolutionResult {"))
      #expect(results.contains("    override \(word)class func success(with value: String) -> Self {"))
      #expect(!results.contains("public"))
    }
  }

  @Test("keeps types off the main actor where the command line or the configuration of generated classes says so")
  func nonisolated() throws {
    try Self.withOrders { workspace throws in
      let bridge = Self.migrate + ["--perform", "bridge"]
      let usual = try workspace.run(bridge)
      #expect(try usual.status == 0 && !workspace.read("out/OrderCoffee.swift").contains("nonisolated"))
      for arguments in [["--nonisolated"], ["--config", "actor.json"]] {
        try workspace.folder.write("{ generate: { nonisolated: true } }", to: "actor.json")
        let outcome = try workspace.run(bridge + arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let action = try workspace.read("out/OrderCoffee.swift")
        #expect(action.contains("\nnonisolated enum OrderCoffeeError: Error,"))
        #expect(action.contains("\nstruct OrderCoffee: AppIntent,"))
        let handlers = try workspace.read("out/SiriKitHandlers.swift")
        #expect(handlers.contains("\nnonisolated enum SiriKitHandlers {"))
        let runtime = try workspace.read("out/SiriKitBridge.swift")
        #expect(!runtime.contains(#/\n(?:enum|extension|private let|struct) /#))
      }
    }
  }

  @Test("tells that an action cannot go on in the app before the system that has it")
  func continuation() throws {
    try Self.withOrders { workspace throws in
      let words = "going on in the app came with iOS 16.4"
      let early = try workspace.run(Self.migrate + ["--perform", "bridge", "--continue-in-app"])
      #expect(early.status == 0 && early.errors.contains(words), "\(early.errors)")
      #expect(early.errors.contains("'--target iOS16.4' keeps it"))
      let later = try workspace.run(
        Self.migrate + ["--perform", "bridge", "--continue-in-app", "--target", "iOS16.4"])
      #expect(later.status == 0 && !later.errors.contains(words), "\(later.errors)")
    }
  }

  @Test("begins what takes the place of the system's intents that the project supports")
  func systemIntents() throws {
    try Self.withOrders { workspace throws in
      let list = [
        "INPauseWorkoutIntent", "INListCarsIntent", "OrderCoffeeIntent", "OrderCofeeIntent", "INPlayMediaIntent",
      ].map { "<string>\($0)</string>" }
      try workspace.folder.write(
        "<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><string>APPL</string>\n"
          + "<key>INIntentsSupported</key><array>\(list.joined())</array></dict></plist>\n", to: "App/Info.plist")
      try workspace.folder.write(
        "{ migrate: { systemIntents: { INCreateNoteIntent: true, INPlayMediaIntent: true } } }", to: "intentc.json")
      try workspace.folder.write(
        "class Gym: NSObject, INPauseWorkoutIntentHandling {}\nclass Cars: NSObject, INListCarsIntentHandling {}\n"
          + "class Player: NSObject, INPlayMediaIntentHandling {}\n", to: "App/Gym.swift")
      let outcome = try workspace.run(
        ["migrate", ".", "-o", "out", "--target", "iOS17.0", "--find-legacy", "App", "--report", "r.md"])
      #expect(outcome.status == 0)
      #expect(try workspace.read("out/PauseWorkout.swift").contains("struct PauseWorkout: PauseWorkoutIntent {"))
      #expect(try workspace.read("out/CreateNote.swift").contains("@AppIntent(schema: .notes.createNote)"))
      let report = try workspace.read("r.md")
      #expect(report.contains("| `INPauseWorkoutIntent` `Info.plist:2` | `PauseWorkoutIntent` |"))
      #expect(report.contains("| `INListCarsIntent` `Info.plist:2` | none |"))
      #expect(report.contains("| `INCreateNoteIntent` `intentc.json:1` | `.notes.createNote` |"))
      // A schema of a later system does not take the place of what the target has.
      #expect(try workspace.read("out/PlayMedia.swift").contains("struct PlayMedia: AudioPlaybackIntent {"))
      #expect(report.contains("its work goes into `perform()` of `PauseWorkout`"))
      #expect(report.components(separatedBy: "it is an intent of the system, and stays").count == 3)
      #expect(
        report.contains("`OrderCofeeIntent` `Info.plist:2`") && report.contains("did you mean `OrderCoffeeIntent`?"))
    }
  }

  @Test("has the App Shortcuts of a file of their own, and of no configuration that nobody wants")
  func shortcutsFile() throws {
    try Self.withOrders { workspace throws in
      try workspace.folder.write(Self.configuration, to: "intentc.json")
      try workspace.folder.write(
        #"{ intents: [{ intent: "GetReceipt", phrases: ["Receipt of ${applicationName}"] }] }"#, to: "shortcuts.json5")
      let outcome = try workspace.run(Self.migrate + ["--no-config", "--shortcuts", "shortcuts.json5"])
      #expect(outcome.status == 0)
      #expect(try workspace.read("out/AppShortcuts.swift").contains(#""Receipt of \(.applicationName)","#))
      #expect(!workspace.exists("out/CafeShortcuts.swift"))
    }
  }

  @Test(
    "fails, and writes nothing, where the configuration makes no sense",
    arguments: [
      (
        "OrderCoffeeIntent\",", "OrderCofeeIntent\",", "13:20",
        "no intent that is migrated is called 'OrderCofeeIntent'"
      ),
      ("orange", "ornge", "9:19", "'ornge' is no colour of tiles"),
      ("tileColor", "tileColour", "9:7", "unknown key 'tileColour' in 'shortcuts'"),
      ("cup.and.saucer", "Cup", "8:16", "'Cup' is no name of a symbol"),
      ("CafeShortcuts", "OrderCoffee", "7:18", "'OrderCoffee' is another type of the module"),
      ("Order a ${size}", "Order ${quantity}", "14:22", "'${quantity}' is neither an enumeration nor an entity"),
      ("Kaffee von ${applicationName}", "Kaffee", "15:33", "it has no '${applicationName}'"),
      ("\"Coffee\"", "\" \"", "16:24", "'shortTitle' has no text"),
      ("GetReceipt:", "GetReceit:", "4:16", "no intent that is migrated is called 'GetReceit'"),
      ("\"OrderCoffeeIntent\" }", "\"Order Coffee\" }", "5:36", "'Order Coffee' is no name of a type"),
      ("control:", "controls:", "5:7", "unknown key 'controls' in an intent"),
      ("true, replacement", "1, replacement", "5:16", "'control' must be a boolean, not a number"),
      ("control: true", "query: 1", "5:7", "unknown key 'query' in an intent"),
      ("migrate: {", "migrate: { perform: 'brige',", "2:24", "'perform' cannot be 'brige'"),
      ("intents: {", "intents: { OrderCoffee: { perform: 'brige' },", "4:41", "'perform' cannot be 'brige'"),
      (
        "intents: {", "handlers: { OrderCoffee: 'H' }, intents: {", "4:17", "did you mean 'OrderCoffeeIntent'?"
      ),
      (
        "intents: {", "handlers: { OrderCoffeeIntent: 'H' }, intents: {", "4:17",
        "'OrderCoffee' asks no handler, so nothing makes a 'H'"
      ),
      ("migrate: {", "migrate: { package: 'a b',", "2:24", "use letters, digits and '_'"),
      (
        "intents: {", "types: { CoffeeDrink: { spotlight: { kitchen: 'title' } } }, intents: {", "4:42",
        "it has 'roast', 'price'"
      ),
      ("intents: {", "types: { Cofee: {} }, intents: {", "4:14", "no type that is migrated is called 'Cofee'"),
      ("intents: {", "types: { CoffeeDrink: { spotlight: 1 } }, intents: {", "4:40", "'spotlight' must be"),
      (
        "intents: {", "enumerations: { Cup: {} }, intents: {", "4:21", "no enumeration that is migrated is called 'Cup'"
      ),
      ("intents: {", "systemIntents: { INOrder: true }, intents: {", "4:22", "the system has no intent 'INOrder'"),
      ("intents: {", "intents: { OrderCoffee: { schema: 'photos' } ,", "4:40", "'photos' is no name of a schema"),
      (
        "intents: {", "intents: { OrderCoffee: { dependencies: { a: '1' } },", "4:51", "'1' is no name of a type"
      ),
      ("de:", "german!:", "15:33", "invalid-configuration"),
      ("intents: {", "intents: { OrderCoffee: { snippet: true },", "4:40", "snippets came with iOS 26"),
      (
        "intents: {", "intents: { OrderCoffee: { open: true },", "4:37", "'OrderCoffee' has no parameter 'target'"
      ),
      (
        "intents: {", "intents: { OrderCoffee: { dependencies: { drink: 'Bar' } },", "4:47",
        "'OrderCoffee' has a parameter 'drink'"
      ),
      (
        "intents: {", "intents: { OrderCoffee: { discoverable: false },", "13:20",
        "'OrderCoffeeIntent' can have no shortcut: Shortcuts hides the action"
      ),
      (
        "intents: {", "systemIntents: { INListCarsIntent: true }, intents: {", "4:40",
        "App Intents have nothing in place of 'INListCarsIntent'"
      ),
    ])
  func misconfiguration(old: String, new: String, place: String, message: String) throws {
    try Self.withOrders { workspace throws in
      let text = Self.configuration.replacing(old, with: new, maxReplacements: 1)
      #expect(text != Self.configuration)
      try workspace.folder.write(text, to: "intentc.json")
      let outcome = try workspace.run(Self.migrate)
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("intentc.json:\(place)"), "\(outcome.errors)")
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
      #expect(!workspace.exists("out"))
    }
  }

  @Test("shows no snippet where a schema says what the action gives, as one that is asked for by name is refused")
  func snippetsBesideSchemas() throws {
    try Self.withOrders { workspace throws in
      try workspace.folder.write(
        "{ migrate: { intents: { OrderCoffee: { schema: 'photos.openAsset' } } } }", to: "intentc.json")
      let outcome = try workspace.run(Self.migrate + ["--target", "iOS26.0", "--snippets"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(workspace.exists("out/GetReceiptSnippet.swift") && !workspace.exists("out/OrderCoffeeSnippet.swift"))
      #expect(try !workspace.read("out/OrderCoffee.swift").contains("Snippet"))
    }
  }

  @Test(
    "refuses options without sense",
    arguments: [
      (["--symbol", "Cup"], "'Cup' is no name of a symbol"), (["--symbol", "=cup"], "lacks a name"),
      (["--symbol", "cup", "--symbol", "mug"], "'--symbol' is given twice"),
      (["--symbol", "Nothing=cup"], "no intent that is migrated is called 'Nothing'"),
      (["--replacement", "GetReceipt"], "write INTENT=TYPE"),
      (["--replacement", "GetReceipt=GetReceiptIntent"], "'GetReceipt' cannot take the place of itself"),
      (
        [
          "--replacement", "GetReceipt=OrderCoffee", "--replacement", "OrderCoffee=RequestRefund", "--replacement",
          "RequestRefund=GetReceipt",
        ], "'GetReceipt', 'OrderCoffee' and 'RequestRefund' would take the place of each other"
      ),
      (["--control", "Receipt"], "'--control Receipt': no intent that is migrated is called 'Receipt'"),
      (["--enumerable", "CofeeDrink"], "did you mean 'CoffeeDrink'?"),
      (["--form", "compatible", "--control", "GetReceipt"], "'--control' needs the modern form"),
      (["--snippets"], "snippets came with iOS 26"),
      (["--form", "compatible", "--snippets"], "'--snippets' needs the modern form"),
      (["--package", "Coffee Kit"], "'Coffee Kit' is no name of a module"),
      (["--shortcuts", "nowhere.json"], "cannot read 'nowhere.json'"),
      (["--config", "a.json", "--no-config"], "cannot be used together"),
    ])
  func misuse(options: [String], message: String) throws {
    try Self.withOrders { workspace throws in
      let outcome = try workspace.run(Self.migrate + options)
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
      #expect(!workspace.exists("out"))
    }
  }
}
