import IntentModel
import PropertyListReader
import SourceDiagnostics
import Testing

struct DefinitionRootTests {
  private static func file(_ entries: String) -> String {
    "<plist version=\"1.0\">\n<dict>\n\(entries)\n</dict>\n</plist>\n"
  }

  private static func version(_ version: String) -> String {
    file(
      """
      \t<key>INEnums</key>
      \t<array/>
      \t<key>INIntentDefinitionModelVersion</key>
      \t\(version)
      \t<key>INIntents</key>
      \t<array/>
      """)
  }

  // MARK: malformed-definition

  @Test(arguments: [
    ("<dict><key>CFBundleIdentifier</key><string>a.b</string></dict>", "it looks like an Info.plist"),
    ("<dict><key>NSExtension</key><dict/></dict>", "it looks like the Info.plist of an extension"),
    ("<dict><key>IntentPhrases</key><array/></dict>", "it looks like an AppIntentVocabulary.plist"),
    ("<dict><key>hello</key><string>Hallo</string></dict>", "it looks like a table of strings"),
    (
      "<dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string></dict></dict>",
      "it looks like a .stringsdict table"
    ),
    (
      "<dict><key>archiveVersion</key><string>1</string><key>rootObject</key><string>A</string></dict>",
      "it looks like an Xcode project"
    ),
    ("<dict><key>com.apple.developer.siri</key><true/></dict>", "it looks like an entitlements file"),
    ("<dict/>", "it looks like an empty dictionary"),
    ("<array/>", "it looks like an array"),
    (
      "<array><dict><key>INIntentName</key><string>A</string></dict></array>",
      "it looks like a list of intents without the definition around it"
    ),
    ("<string>Hello</string>", "it looks like a single value"),
    ("<dict><key>strange</key><integer>1</integer></dict>", nil),
  ])
  func `another kind of property list is named`(element: String, hint: String?) throws {
    let decoding = try Decoding(file: "<plist version=\"1.0\">\n  \(element)\n</plist>")
    #expect(decoding.document == nil)
    let column = element == "<string>Hello</string>" ? 11 : 3
    #expect(
      decoding.lines == [
        "2:\(column) error malformed-definition: this is a property list, but no intent definition"
      ])
    #expect(decoding.diagnostics.first?.hint == hint)
  }

  @Test func `a definition without its intents is called incomplete`() throws {
    let decoding = try Decoding(file: Self.file("<key>INEnums</key><array/>"))
    #expect(
      decoding.lines == ["2:1 error malformed-definition: not a valid intent definition: it has no 'INIntents'"])
  }

  @Test func `the root needs its enumerations, even none`() throws {
    let decoding = try Decoding(
      file: Self.file("<key>INIntentDefinitionModelVersion</key><string>1.0</string>\n<key>INIntents</key><array/>"))
    #expect(decoding.lines == ["2:1 error missing-required-key: intent definition has no 'INEnums'"])
  }

  // MARK: unknown-model-version

  @Test(arguments: [("1.0", ModelVersion.xcode10), ("1.1", .xcode11), ("1.2", .xcode12)])
  func `the three versions are known`(text: String, version: ModelVersion) throws {
    let decoding = try Decoding(file: Self.version("<string>\(text)</string>"))
    #expect(decoding.lines.isEmpty)
    #expect(decoding.document?.modelVersion == version)
  }

  @Test func `a version that does not exist stops the reading`() throws {
    let decoding = try Decoding(file: Self.version("<string>2.0</string>").replacing("<array/>", with: "<true/>"))
    #expect(
      decoding.lines == [
        "6:10 error unknown-model-version: model version '2.0' is not supported (supported: 1.0, 1.1, 1.2)"
      ])
    #expect(decoding.document == nil)
  }

  @Test func `a version that does not exist is read as the newest one on demand`() throws {
    let decoding = try Decoding(
      file: Self.version("<string>1.3</string>"), options: DocumentOptions(allowsUnknownModelVersion: true))
    #expect(
      decoding.lines == [
        "6:10 warning unknown-model-version: model version '1.3' is not supported (supported: 1.0, 1.1, 1.2)"
      ])
    #expect(decoding.document?.modelVersion == .xcode12)
    #expect(decoding.document?.statedModelVersion?.value == "1.3")
  }

  @Test func `a version that is no text is of a wrong type`() throws {
    let decoding = try Decoding(file: Self.version("<real>1.2</real>"))
    #expect(
      decoding.lines == [
        "6:8 error wrong-value-type: value of 'INIntentDefinitionModelVersion' must be a string, not a real"
      ])
    #expect(try Decoding(file: decoding.fixed).lines.isEmpty)
  }

  @Test func `a missing version is assumed and can be inserted`() throws {
    let decoding = try Decoding(
      file: Self.file("\t<key>INEnums</key>\n\t<array/>\n\t<key>INIntents</key>\n\t<array/>"))
    #expect(decoding.lines == ["2:1 warning unknown-model-version: model version is missing, assuming 1.2"])
    #expect(decoding.document?.modelVersion == .xcode12)
    #expect(decoding.document?.statedModelVersion == nil)
    #expect(decoding.fixed == Self.version("<string>1.2</string>"))
  }

  @Test func `a missing version is inserted in front of the first key where it belongs there`() throws {
    let decoding = try Decoding(
      file: Self.file("\t<key>INIntents</key>\r\n\t<array/>\r\n\t<key>INTypes</key>\r\n\t<array/>"))
    #expect(
      decoding.fixed.hasPrefix(
        """
        <plist version="1.0">
        <dict>
        \t<key>INIntentDefinitionModelVersion</key>
        \t<string>1.2</string>
        \t<key>INIntents</key>\r\n\t<array/>
        """))
  }
}
