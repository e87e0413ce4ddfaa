import IntentModel
import PropertyListReader
import SourceDiagnostics
import Testing

struct DefinitionDiagnosticsTests {
  /// The keys that every intent needs, ready for an intent that lacks others.
  private static let intentRest = """
    <key>INIntentCategory</key><string>order</string>
    <key>INIntentDescriptionID</key><string>abcdef</string>
    <key>INIntentName</key><string>OrderSoup</string>
    <key>INIntentTitle</key><string>Order Soup</string>
    <key>INIntentTitleID</key><string>tItle1</string>
    <key>INIntentType</key><string>Custom</string>
    <key>INIntentVerb</key><string>Order</string>
    """

  private static func intent(_ entries: String) -> String {
    "<dict>\n\(entries)\n\(intentRest)\n</dict>"
  }

  private static func parameter(_ entries: String) -> String {
    intent(
      """
      <key>INIntentParameters</key><array><dict>
      <key>INIntentParameterDisplayPriority</key><integer>1</integer>
      <key>INIntentParameterName</key><string>soup</string>
      <key>INIntentParameterTag</key><integer>1</integer>
      <key>INIntentParameterType</key><string>String</string>
      \(entries)
      </dict></array>
      """)
  }

  @Test func `a sound intent draws nothing`() throws {
    let decoding = try Decoding(intent: Self.parameter(""))
    #expect(decoding.lines.isEmpty)
    #expect(decoding.document?.intents.first?.parameters.first?.name?.value == "soup")
  }

  // MARK: wrong-value-type

  @Test func `a value of a wrong type is reported at its text`() throws {
    let decoding = try Decoding(intent: Self.intent("<key>INIntentLastParameterTag</key><string>3</string>"))
    #expect(
      decoding.lines == [
        "8:44 error wrong-value-type: value of 'INIntentLastParameterTag' must be an integer, not a string"
      ])
    #expect(decoding.document == nil)
    #expect(decoding.diagnostics.first?.hint == "write <integer>3</integer>")
    #expect(decoding.fixed.contains("<key>INIntentLastParameterTag</key><integer>3</integer>"))
  }

  @Test(arguments: [
    ("<string>YES</string>", "a string", "<true/>"), ("<integer>0</integer>", "an integer", "<false/>"),
    ("<string>perhaps</string>", "a string", nil), ("<array/>", "an array", nil),
  ])
  func `a truth value in another type is mended where it is clear`(
    element: String, found: String, replacement: String?
  ) throws {
    let decoding = try Decoding(intent: Self.intent("<key>INIntentConfigurable</key>\(element)"))
    #expect(
      decoding.diagnostics.map(\.message) == [
        "value of 'INIntentConfigurable' must be a boolean, not \(found)"
      ])
    #expect(decoding.diagnostics.first?.fixIts.flatMap(\.edits).map(\.replacement) == (replacement.map { [$0] } ?? []))
    #expect(decoding.diagnostics.first?.hint == "write \(replacement ?? "<true/> or <false/>")")
  }

  @Test func `a container of a wrong type is reported at its opening tag`() throws {
    let decoding = try Decoding(
      intent: Self.intent("<key>INIntentParameters</key><dict/>\n<key>INIntentResponse</key>\n  <array/>"))
    #expect(
      decoding.lines == [
        "8:30 error wrong-value-type: value of 'INIntentParameters' must be an array, not a dictionary",
        "10:3 error wrong-value-type: value of 'INIntentResponse' must be a dictionary, not an array",
      ])
  }

  @Test func `an element of a wrong type is reported where it stands`() throws {
    let decoding = try Decoding(
      intent: Self.intent("<key>INIntentParameters</key><array>\n<string>soup</string>\n<true/></array>"))
    #expect(
      decoding.lines == [
        "9:9 error wrong-value-type: element of 'INIntentParameters' must be a dictionary, not a string",
        "10:1 error wrong-value-type: element of 'INIntentParameters' must be a dictionary, not a boolean",
      ])
  }

  @Test func `a combination of a wrong type is named by its own key`() throws {
    let decoding = try Decoding(
      intent: Self.intent("<key>INIntentParameterCombinations</key><dict>\n<key>soup,size</key><string/></dict>"))
    #expect(
      decoding.lines == ["9:21 error wrong-value-type: value of 'soup,size' must be a dictionary, not a string"])
  }

  @Test func `alternatives are listed`() throws {
    func message(_ key: String, _ element: String) throws -> [String] {
      try Decoding(
        intent: Self.parameter("<key>INIntentParameterMetadata</key><dict>\n<key>\(key)</key>\(element)</dict>")
      ).lines
    }
    #expect(
      try message("INIntentParameterMetadataDefaultValue", "<array/>") == [
        """
        14:49 error wrong-value-type: value of 'INIntentParameterMetadataDefaultValue' must be a boolean, an integer, \
        a real or a string, not an array
        """
      ])
    #expect(
      try message("INIntentParameterMetadataMaximumValue", "<data>AAAA</data>") == [
        """
        14:55 error wrong-value-type: value of 'INIntentParameterMetadataMaximumValue' must be an integer or a real, \
        not data
        """
      ])
  }

  @Test func `numbers, empty bounds and flags are taken in every spelling of real files`() throws {
    let decoding = try Decoding(
      intent: Self.parameter(
        """
        <key>INIntentParameterFixedSizeArray</key><true/>
        <key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key><integer>3</integer>
        <key>INIntentParameterMetadataMaximumValue</key><data>
        </data>
        <key>INIntentParameterMetadataMinimumValue</key><real>0.0</real>
        <key>INIntentParameterMetadataRange</key><dict>
        <key>Maximum</key><integer>9</integer>
        <key>Minimum</key><real>-0.5</real>
        </dict>
        <key>INIntentParameterMetadataSupportsNegativeNumbers</key><true/>
        </dict>
        """))
    #expect(decoding.lines.isEmpty)
    let parameter = try #require(decoding.document?.intents.first?.parameters.first)
    let metadata = try #require(parameter.metadata)
    #expect(parameter.fixedSizeArray?.value == 1)
    #expect(metadata.defaultValue?.value == PropertyListInteger(text: "3").map(ScalarEntry.integer))
    #expect(metadata.maximumValue == nil)
    #expect(metadata.minimumValue?.value == .real(0))
    #expect(metadata.range?.maximum?.value == PropertyListInteger(text: "9").map(ScalarEntry.integer))
    #expect(metadata.range?.minimum?.value == .real(-0.5))
    #expect(metadata.supportsNegativeNumbers?.value == "YES")
  }

  @Test func `integers outside of their range are refused`() throws {
    let decoding = try Decoding(
      intent: Self.intent(
        """
        <key>INIntentHash</key><integer>-1</integer>
        <key>INIntentLastParameterTag</key><integer>9223372036854775808</integer>
        """))
    #expect(
      decoding.lines == [
        "8:6 note unknown-key: 'INIntentHash' marks a compiled definition, not a source file",
        "8:33 error wrong-value-type: value of 'INIntentHash' must be an unsigned 64-bit integer, not -1",
        """
        9:45 error wrong-value-type: value of 'INIntentLastParameterTag' must be a signed 64-bit integer, \
        not 9223372036854775808
        """,
      ])
  }

  // MARK: missing-required-key

  @Test func `a missing key is reported at the dictionary, named by what it declares`() throws {
    let decoding = try Decoding(
      intent: Self.intent(
        """
        <key>INIntentParameters</key><array>
          <dict>
          <key>INIntentParameterDisplayPriority</key><integer>1</integer>
          <key>INIntentParameterName</key><string>soup</string>
          <key>INIntentParameterTag</key><integer>1</integer>
          <key>INIntentParameterPromptDialogs</key><array>
            <dict><key>INIntentParameterPromptDialogCustom</key><true/></dict>
          </array>
          </dict>
          <dict>
          <key>INIntentParameterDisplayPriority</key><integer>2</integer>
          <key>INIntentParameterTag</key><integer>2</integer>
          <key>INIntentParameterType</key><string>String</string>
          </dict>
        </array>
        """))
    #expect(
      decoding.lines == [
        "14:5 error missing-required-key: prompt dialog of parameter 'soup' has no 'INIntentParameterPromptDialogType'",
        "9:3 error missing-required-key: parameter 'soup' has no 'INIntentParameterType'",
        "17:3 error missing-required-key: parameter of intent 'OrderSoup' has no 'INIntentParameterName'",
      ])
  }

  @Test func `an intent without anything lacks what every intent has`() throws {
    let decoding = try Decoding(intent: "<dict/>")
    #expect(
      decoding.lines
        == ["Category", "DescriptionID", "Name", "TitleID", "Type"].map {
          "7:1 error missing-required-key: intent has no 'INIntent\($0)'"
        })
  }

  @Test func `a custom intent needs a verb and a system intent none`() throws {
    let withoutVerb = Self.intent("").replacing("<key>INIntentVerb</key><string>Order</string>", with: "")
    #expect(
      try Decoding(intent: withoutVerb).lines == [
        "7:1 error missing-required-key: intent 'OrderSoup' has no 'INIntentVerb'"
      ])
    #expect(try Decoding(intent: withoutVerb.replacing("Custom", with: "System")).lines.isEmpty)
  }

  @Test func `a combination is named by its key and its intent`() throws {
    let decoding = try Decoding(
      intent: Self.intent(
        "<key>INIntentManagedParameterCombinations</key><dict><key>soup</key>\n<dict/></dict>"))
    #expect(
      decoding.lines == [
        """
        9:1 error missing-required-key: managed combination 'soup' of intent 'OrderSoup' has no \
        'INIntentParameterCombinationSupportsBackgroundExecution'
        """
      ])
  }

  // MARK: String IDs

  @Test func `a text without an ID gets a fresh one, always the same`() throws {
    let intent = Self.parameter("  <key>INIntentParameterDisplayName</key>\n  <string>Soup</string>")
    let decoding = try Decoding(intent: intent)
    #expect(
      decoding.lines == ["8:37 error missing-required-key: parameter 'soup' has no 'INIntentParameterDisplayNameID'"])
    let fixed = try Decoding(file: decoding.fixed)
    #expect(fixed.lines.isEmpty)
    let id = try #require(fixed.document?.intents.first?.parameters.first?.displayName?.id?.value)
    #expect(id.utf8.count == 6 && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
    #expect(
      decoding.fixed.contains(
        """
          <key>INIntentParameterDisplayName</key>
          <string>Soup</string>
          <key>INIntentParameterDisplayNameID</key>
          <string>\(id)</string>
        """))
    #expect(try Decoding(intent: intent).fixed == decoding.fixed)
    // An ID that the file has already is not fresh.
    let taken = try Decoding(intent: intent.replacing("abcdef", with: id))
    #expect(!taken.fixed.contains("<key>INIntentParameterDisplayNameID</key>\n  <string>\(id)</string>"))
  }

  @Test func `two texts of the same words get different IDs`() throws {
    let value = """
      <dict><key>INEnumValueDisplayName</key><string>Red</string><key>INEnumValueName</key><string>red</string></dict>
      """
    let decoding = try Decoding(
      file: """
        <plist version="1.0"><dict><key>INEnums</key><array><dict>
        <key>INEnumName</key><string>Color</string><key>INEnumType</key><string>Regular</string>
        <key>INEnumValues</key><array>\(value)\(value)</array></dict></array>
        <key>INIntentDefinitionModelVersion</key><string>1.2</string><key>INIntents</key><array/></dict></plist>
        """)
    #expect(
      decoding.diagnostics.map(\.message) == [
        "enumeration value 'red' of enumeration 'Color' has no 'INEnumValueDisplayNameID'",
        "enumeration value 'red' of enumeration 'Color' has no 'INEnumValueDisplayNameID'",
      ])
    let fixed = try #require(try Decoding(file: decoding.fixed).document)
    #expect(Set(fixed.enums.flatMap(\.values).map { $0.displayName?.id?.value }).count == 2)
  }

  @Test func `an empty ID of a text is reported where it stands`() throws {
    let decoding = try Decoding(
      intent: Self.intent("").replacing("<string>tItle1</string>", with: "<string></string>"))
    #expect(
      decoding.lines == ["13:27 error missing-required-key: intent 'OrderSoup' has an empty 'INIntentTitleID'"])
    #expect(try Decoding(file: decoding.fixed).lines.isEmpty)
  }

  @Test func `a default text and an empty text need no ID, and an ID needs no text`() throws {
    let decoding = try Decoding(
      intent: Self.parameter(
        """
        <key>INIntentParameterDisplayName</key><string></string>
        <key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key><string>tomato</string>
        <key>INIntentParameterMetadataPlaceholderID</key><string>pLaceh</string>
        </dict>
        """))
    #expect(decoding.lines.isEmpty)
    let parameter = try #require(decoding.document?.intents.first?.parameters.first)
    #expect(parameter.displayName?.text?.value == "")
    #expect(parameter.displayName?.id == nil)
    #expect(parameter.metadata?.defaultValue?.value == .string("tomato"))
    #expect(parameter.metadata?.placeholder?.text == nil)
    #expect(parameter.metadata?.placeholder?.id?.value == "pLaceh")
  }

  // MARK: unknown-key

  @Test func `an unknown key is noted once and kept`() throws {
    let decoding = try Decoding(
      intent: Self.intent("<key>INIntentAccentColor</key><string>red</string>")
        + "\n" + Self.intent("<key>INIntentAccentColor</key><string>blue</string>\n<key>Zoo</key><true/>"))
    #expect(
      decoding.lines == [
        "8:6 note unknown-key: unknown key 'INIntentAccentColor'", "19:6 note unknown-key: unknown key 'Zoo'",
      ])
    let intents = try #require(decoding.document?.intents)
    #expect(intents[0].unknownEntries.map(\.key) == ["INIntentAccentColor"])
    #expect(intents[1].unknownEntries.map(\.key) == ["INIntentAccentColor", "Zoo"])
    #expect(intents[1].unknownEntries.first?.value.string == "blue")
  }

  @Test func `a misspelt key has a hint, as long as there are few of them`() throws {
    let one = try Decoding(intent: Self.intent("<key>INIntentDomian</key><string>Media</string>"))
    #expect(one.diagnostics.map(\.hint) == ["did you mean 'INIntentDomain'?"])
    let keys = (0..<100).map { "<key>INIntentInput\($0)</key><true/>" }
    let many = try Decoding(intent: Self.intent(keys.joined(separator: "\n")))
    #expect(many.diagnostics.count == 100)
    #expect(many.diagnostics.first?.hint == "did you mean 'INIntentInput'?")
    #expect(many.diagnostics.last?.hint == nil)
  }

  @Test func `the sample phrases of intentc are known`() throws {
    let decoding = try Decoding(
      intent: Self.intent(
        """
        <key>INIntentSamplePhrases</key><array><dict>
        <key>INIntentSamplePhrase</key><string>Order with ${applicationName}</string>
        <key>INIntentSamplePhraseID</key><string>pHrase</string>
        </dict><dict/></array>
        """))
    #expect(
      decoding.lines == [
        "11:8 error missing-required-key: sample phrase of intent 'OrderSoup' has no 'INIntentSamplePhrase'",
        "11:8 error missing-required-key: sample phrase of intent 'OrderSoup' has no 'INIntentSamplePhraseID'",
      ])
  }
}
