import IntentCompiler
import IntentRules
import SourceDiagnostics
import Testing

/// What could not be read has been reported, and nobody guesses what would have stood there.
@Suite("Parts of a definition that could not be read")
struct UnreadPartTests {
  /// A definition with one fault.
  struct Faulty: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: ExampleFile
    let findings: [String]

    init(_ testDescription: String, _ file: ExampleFile, _ findings: String...) {
      self.testDescription = testDescription
      self.file = file
      self.findings = findings
    }
  }

  private static let cases = [
    Faulty(
      "no title is one fault",
      .intent("<!-- no INIntentTitle -->\n<key>INIntentTitleID</key><string>gpCwrM</string>"),
      "missing-title: intent 'OrderSoup' has no title"),
    Faulty(
      "texts of another type are not missing",
      .intent(
        """
        <key>INIntentTitle</key><true/><key>INIntentTitleID</key><string>gpCwrM</string>
        <key>INIntentDescription</key><date>2020-01-01T00:00:00Z</date>
        <key>INIntentDescriptionID</key><string>8hDj2L</string>
        """),
      "wrong-value-type: value of 'INIntentTitle' must be a string, not a boolean",
      "wrong-value-type: value of 'INIntentDescription' must be a string, not a date"),
    Faulty(
      "a parameter without name may be the input",
      .intent(
        """
        <key>INIntentInput</key><string>soup</string>
        <key>INIntentParameters</key><array><dict><key>INIntentParameterDisplayName</key><string>Soup</string>
        <key>INIntentParameterName</key><true/></dict></array>
        <key>INIntentEligibleForWidgets</key><true/>
        """),
      "wrong-value-type: value of 'INIntentParameterName' must be a string, not a boolean"),
    Faulty(
      "the place of a parameter behind one that is none is not told",
      .intent(
        """
        <key>INIntentEligibleForWidgets</key><true/>
        <key>INIntentParameters</key><array><string>soup</string>
        <dict><key>INIntentParameterName</key><string>size</string></dict></array>
        """),
      "wrong-value-type: element of 'INIntentParameters' must be a dictionary, not a string"),
    Faulty(
      "a type without name may be the one that a parameter refers to",
      .root(
        """
        <key>INIntents</key><array><dict><key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>main</string>
        <key>INIntentParameterObjectType</key><string>Menu</string></dict></array></dict></array>
        <key>INTypes</key><array><dict><!-- no INTypeName -->
        <key>INTypeDisplayName</key><string>Menu</string></dict></array>
        """),
      "missing-required-key: type has no 'INTypeName'"),
    Faulty(
      "a reference of another type leads anywhere",
      .root(
        """
        <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string></dict></array>
        <key>INIntents</key><array><dict><key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>size</string>
        <key>INIntentParameterEnumType</key><integer>1</integer></dict></array></dict></array>
        """),
      "wrong-value-type: value of 'INIntentParameterEnumType' must be a string, not an integer"),
    Faulty(
      "a misspelt reference is the one that seems to be missing",
      .root(
        """
        <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string></dict></array>
        <key>INIntents</key><array><dict><key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>size</string>
        <key>INIntentParameterEnumType</key><string>Szie</string></dict></array></dict></array>
        """),
      "unresolved-reference: no enumeration named 'Szie' in this definition"),
    Faulty(
      "an intent that is neither custom nor of the system is judged as neither",
      .intent(
        """
        <!-- no INIntentType --><key>INIntentName</key><string>DeleteSoup</string>
        <key>INIntentConfigurable</key><false/><key>INIntentVerb</key><string>Cook</string>
        """),
      "missing-required-key: intent 'DeleteSoup' has no 'INIntentType'"),
    Faulty(
      "flags and summaries of another type do not contradict each other",
      .intent(
        """
        <key>INIntentConfigurable</key><true/>
        <key>INIntentManagedParameterCombinations</key><array/>
        """),
      "wrong-value-type: value of 'INIntentManagedParameterCombinations' must be a dictionary, not an array"),
    Faulty(
      "a last tag of another type is no missing one",
      .intent(
        """
        <key>INIntentEligibleForWidgets</key><true/>
        <key>INIntentLastParameterTag</key><date>2020-01-01T00:00:00Z</date>
        <key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>soup</string></dict></array>
        """),
      "wrong-value-type: value of 'INIntentLastParameterTag' must be an integer, not a date"),
  ]

  @Test("One fault is one finding", arguments: cases)
  func oneFinding(faulty: Faulty) throws {
    let findings = try Compiler().findings(in: [MarkedFile(faulty.file).source])
      .filter { RuleRegistry.rule($0.id.slug)?.description.severity != .off }
    #expect(findings.map { "\($0.id): \($0.message)" }.sorted() == faulty.findings.sorted())
  }

  @Test("Faults of a name and a title hide nothing else")
  func independentFaults() throws {
    let file = ExampleFile.intent(
      """
      <key>INIntentKeyParameter</key><string>image</string>
      <key>INIntentManagedParameterCombinations</key><dict><key>soop</key>
      <dict><key>INIntentParameterCombinationTitle</key><string>Order</string></dict></dict>
      <key>INIntentName</key><string>Order Soup</string>
      <key>INIntentTitle</key><string></string>
      """)
    let errors = try Compiler().findings(in: [MarkedFile(file).source]).filter { $0.severity == .error }
    #expect(
      errors.map { "\($0.id)" }.sorted() == [
        "invalid-combination", "invalid-identifier", "missing-title", "unknown-input-parameter",
      ])
  }
}
