import IntentCompiler
import IntentRules
import SourceDiagnostics
import Testing

/// Entries that live somewhere are never taken for leftovers, since their fix-it deletes them.
@Suite("Stale translations")
struct StaleTranslationTests {
  /// A definition at a path.
  private static func definition(_ path: String, _ example: ExampleFile) throws -> SourceFile {
    SourceFile(path: path, bytes: try MarkedFile(example).source.bytes)
  }

  /// A definition at a path, with a text of an ID.
  private static func definition(_ path: String, _ titleID: String) throws -> SourceFile {
    try definition(
      path,
      .intent("<key>INIntentTitle</key><string>Order</string><key>INIntentTitleID</key><string>\(titleID)</string>"))
  }

  private static func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }

  /// The stale entries that are found, with the number of their fix-its.
  private static func stale(
    _ definitions: [SourceFile], _ table: String = table, named name: String = "de.lproj/Soup.strings"
  ) -> [String] {
    Compiler().findings(in: definitions + [file(name, table)]).filter { $0.id == "stale-translation" }
      .map { "\($0.message), \($0.fixIts.count)" }
  }

  private static let table = """
    "first1" = "A";
    "second" = "B";
    "gone01" = "C";

    """
  private static let gone = "'gone01' is not in the definition, 1"

  // MARK: Several definitions

  @Test(
    "are stale for all definitions of a table, and reported once",
    arguments: ["de.lproj/Soup.strings", "Soup.strings"])
  func sharedTable(name: String) throws {
    let first = try Self.definition("Base.lproj/Soup.intentdefinition", "first1")
    let second = try Self.definition("Soup.intentdefinition", "second")
    #expect(Self.stale([first, second], named: name) == [Self.gone])
    #expect(Self.stale([first], named: name) == ["'second' is not in the definition, 1", Self.gone])
  }

  @Test("are told by the definitions of their own folder")
  func otherFolder() throws {
    let first = try Self.definition("Base.lproj/Soup.intentdefinition", "first1")
    for path in [
      "Base.lproj/Bread.intentdefinition", "Old/Soup.intentdefinition", "Old/Base.lproj/Soup.intentdefinition",
    ] {
      #expect(
        Self.stale([first, try Self.definition(path, "second")])
          == ["'second' is not in the definition, 1", Self.gone], "\(path)")
    }
  }

  @Test("are not looked for where a definition of the table cannot be read")
  func unreadDefinition() throws {
    let first = try Self.definition("Base.lproj/Soup.intentdefinition", "first1")
    #expect(Self.stale([first, Self.file("Soup.intentdefinition", "<plist><dict>")]).isEmpty)
    #expect(Self.stale([first, Self.file("Bread.intentdefinition", "<plist><dict>")]).count == 2)
  }

  @Test("Faults of an entry that two definitions have are reported once")
  func sharedFault() throws {
    func definition(_ path: String) throws -> SourceFile {
      try Self.definition(
        path,
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key><dict><key>soup</key><dict>
          <key>INIntentParameterCombinationTitle</key><string>Order ${soup}</string>
          <key>INIntentParameterCombinationTitleID</key><string>first1</string></dict></dict>
          <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>soup</string></dict></array>
          """))
    }
    let definitions = [
      try definition("Base.lproj/Soup.intentdefinition"), try definition("Soup.intentdefinition"),
    ]
    let table = Self.file("de.lproj/Soup.strings", #""first1" = "Bestelle ${suppe}";"#)
    let findings = Compiler().findings(in: definitions + [table])
    #expect(findings.filter { $0.location?.file.path == "de.lproj/Soup.strings" && $0.severity == .error }.count == 1)
  }

  // MARK: Parts that were not read

  @Test(
    "are not looked for where a part of the definition was not read",
    arguments: [
      ExampleFile.intent("<key>INIntentParameters</key><dict/>"),
      .intent("<key>INIntentParameters</key><array><string>soup</string></array>"),
      .intent("<key>INIntentTitle</key><string>Order</string><key>INIntentTitleID</key><array/>"),
      .intent("<key>INIntentTitelID</key><string>second</string>"),
      .root("<key>INFutures</key><array><dict><key>INFutureTitleID</key><string>second</string></dict></array>"),
      .root("<key>INEnums</key><string></string>"),
    ])
  func unreadPart(file: ExampleFile) throws {
    let definition = try Self.definition("Base.lproj/Soup.intentdefinition", file)
    #expect(Self.stale([definition]).isEmpty)
    // Nor for a definition with the same tables.
    let other = try Self.definition("Soup.intentdefinition", "first1")
    #expect(Self.stale([definition, other]).isEmpty)
  }

  @Test("are found beside faults that pass nothing over")
  func otherFaults() throws {
    let files = [
      ExampleFile.intent("<!-- no INIntentVerb --><key>INIntentName</key><string>Order Soup</string>"),
      .intent("<key>INIntentTitle</key><string>Order</string><!-- no INIntentTitleID -->"),
    ]
    for file in files {
      let definition = try Self.definition("Base.lproj/Soup.intentdefinition", file)
      #expect(Self.stale([definition], "\"gone01\" = \"C\";\n") == [Self.gone])
    }
  }
}
