import IntentCompiler
import SourceDiagnostics
import Testing

/// Definitions of thousands of faults: each is found.
@Suite("Large definitions")
struct LargeDefinitionTests {
  private static let count = 2_000

  private func findings(_ root: String) -> [String: Int] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>INIntentDefinitionModelVersion</key><string>1.2</string>
      \(root)
      </dict></plist>
      """
    let found = Compiler().findings(in: [SourceFile(path: "Large.intentdefinition", bytes: Array(text.utf8))])
    return found.reduce(into: [:]) { $0[$1.id.slug, default: 0] += 1 }
  }

  private func intent(_ content: String, widgets: Bool = false) -> String {
    """
    <key>INIntents</key><array><dict>
    <key>INIntentCategory</key><string>generic</string>
    <key>INIntentConfigurable</key><true/>
    <key>INIntentDescriptionID</key><string>tVvJ9c</string>
    \(widgets ? "<key>INIntentEligibleForWidgets</key><true/>" : "")
    <key>INIntentName</key><string>OrderSoup</string>
    <key>INIntentTitle</key><string>Order Soup</string>
    <key>INIntentTitleID</key><string>gpCwrM</string>
    <key>INIntentType</key><string>Custom</string>
    <key>INIntentVerb</key><string>Do</string>
    \(content)
    </dict></array>
    """
  }

  private func parameters(_ content: (Int) -> String) -> String {
    let dictionaries = (0..<Self.count).map { number in
      """
      <dict><key>INIntentParameterDisplayPriority</key><integer>\(number + 1)</integer>
      <key>INIntentParameterName</key><string>parameter\(number)</string>
      <key>INIntentParameterTag</key><integer>\(number + 1)</integer>\(content(number))</dict>
      """
    }
    return "<key>INIntentParameters</key><array>\(dictionaries.joined())</array>"
  }

  private func summary(_ key: String, _ title: String) -> String {
    """
    <key>\(key)</key><dict><key>INIntentParameterCombinationSupportsBackgroundExecution</key><true/>
    <key>INIntentParameterCombinationTitle</key><string>\(title)</string>
    <key>INIntentParameterCombinationTitleID</key><string>sP4mQa</string></dict>
    """
  }

  private func relationship(_ parent: String, _ predicate: String, _ value: String = "") -> String {
    """
    <key>INIntentParameterRelationship</key><dict>
    <key>INIntentParameterRelationshipParentName</key><string>\(parent)</string>
    <key>INIntentParameterRelationshipPredicateName</key><string>\(predicate)</string>\(value)</dict>
    """
  }

  private let enumeration = """
    <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string>
    <key>INEnumType</key><string>Regular</string><key>INEnumValues</key><array>\(
      (0..<count).map { """
        <dict><key>INEnumValueDisplayName</key><string>Value</string>
        <key>INEnumValueDisplayNameID</key><string>id\($0)</string><key>INEnumValueIndex</key><integer>\($0)</integer>
        <key>INEnumValueName</key><string>value\($0)</string></dict>
        """
      }.joined())</array></dict></array>
    """

  @Test("A chain of conditions, and one summary of everything with a token for each")
  func chain() {
    let names = (0..<Self.count).map { "parameter\($0)" }
    let found = findings(
      intent(
        """
        <key>INIntentManagedParameterCombinations</key><dict>
        \(summary(names.joined(separator: ","), names.map { "${\($0)}x ${\($0).y} {\($0)} $\($0)" }.joined(separator: " ")))
        \(names.dropFirst().map { summary($0, "") }.joined())</dict>
        """
          + parameters {
            "<key>INIntentParameterType</key><string>String</string>"
              + relationship($0 == 0 ? "" : "parameter\($0 - 1)", "HasAnyValue")
          }))
    #expect(found["orphan-relationship"] == 1)
    #expect(found["child-without-parent"] == Self.count - 1)
    #expect(found["glued-token"] == 1)
    #expect(found["malformed-token"] == 2 * Self.count)
    #expect(found["unknown-token"] == Self.count)
    #expect(found["empty-summary"] == Self.count - 1)
  }

  @Test("A cycle of everything, with names that are all misspelt")
  func cycle() {
    let found = findings(
      intent(
        """
        <key>INIntentManagedParameterCombinations</key><dict>
        \((0..<Self.count).map { summary("paramter\($0)", "Order ${paramter\($0)}") }.joined())</dict>
        """
          + parameters {
            "<key>INIntentParameterType</key><string>String</string>"
              + relationship("parameter\(($0 + 1) % Self.count)", "HasAnyValue")
          }))
    #expect(found["parent-cycle"] == 1)
    #expect(found["invalid-combination"] == Self.count)
  }

  @Test("An enumeration of many values, with as many defaults and conditions that name none")
  func values() {
    let found = findings(
      enumeration
        + intent(
          parameters {
            """
            <key>INIntentParameterEnumType</key><string>Size</string>
            <key>INIntentParameterMetadata</key><dict><key>INIntentParameterMetadataDefaultValue</key>
            <string>valu\($0)</string></dict>
            <key>INIntentParameterType</key><string>Integer</string>
            """
              + relationship(
                $0 == 0 ? "" : "parameter0", "EnumHasExactValue",
                "<key>INIntentParameterRelationshipPredicateValue</key><string>val\($0)</string>")
          }))
    #expect(found["invalid-default"] == Self.count)
    #expect(found["predicate-mismatch"] == Self.count - 1)
    #expect(found["duplicate-enum-value"] == Self.count - 1)
    #expect(found["unknown-case-missing"] == 1)
  }

  @Test("Settings, sizes and dialogs without end")
  func settings() {
    let size = """
      <dict><key>INIntentParameterArraySizeSize</key><integer>3</integer>
      <key>INIntentParameterArraySizeSizeClass</key><string>Small</string></dict>
      """
    let dialog = """
      <dict><key>INIntentParameterPromptDialogFormatString</key><string>Which ${count}?</string>
      <key>INIntentParameterPromptDialogFormatStringID</key><string>sP4mQa</string>
      <key>INIntentParameterPromptDialogType</key><string>Primary</string></dict>
      """
    let long = String(repeating: size, count: Self.count)
    let found = findings(
      intent(
        parameters { number in
          """
          <key>INIntentParameterArraySizes</key><array>\(number == 0 ? long : size)</array>
          <key>INIntentParameterConfigurable</key><true/>
          <key>INIntentParameterFixedSizeArray</key><integer>1</integer>
          <key>INIntentParameterPromptDialogs</key><array>\(
            number == 0 ? String(repeating: dialog, count: Self.count) : "")</array>
          <key>INIntentParameterSupportsMultipleValues</key><true/>
          <key>INIntentParameterSupportsResolution</key><true/>
          <key>INIntentParameterSupportsSearch</key><true/>
          <key>INIntentParameterType</key><string>String</string>
          """
        }, widgets: true))
    #expect(found["ineffective-setting"] == 2 * Self.count - 1)
    #expect(found["missing-prompt"] == Self.count - 1)
    #expect(found["duplicate-prompt"] == Self.count - 1)
  }

  @Test("Codes and properties without end")
  func codesAndProperties() {
    let codes = (0..<Self.count).map { number in
      """
      <dict><key>INIntentResponseCodeFormatString</key><string>${soup.property\(number)x}</string>
      <key>INIntentResponseCodeFormatStringID</key><string>sP4mQa</string>
      <key>INIntentResponseCodeName</key><string>failure\(number)</string>
      <key>INIntentResponseCodeSuccess</key><true/></dict>
      """
    }
    let properties = (0..<Self.count).map { number in
      """
      <dict><key>INTypePropertyDefault</key><true/>
      <key>INTypePropertyDisplayPriority</key><integer>\(number + 1)</integer>
      <key>INTypePropertyName</key><string>property\(number)</string>
      <key>INTypePropertyTag</key><integer>\(number + 1)</integer>
      <key>INTypePropertyType</key><string>String</string></dict>
      """
    }
    let found = findings(
      intent(
        """
        <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array>\(codes.joined())</array>
        <key>INIntentResponseParameters</key><array><dict>
        <key>INIntentResponseParameterDisplayPriority</key><integer>1</integer>
        <key>INIntentResponseParameterName</key><string>soup</string>
        <key>INIntentResponseParameterObjectType</key><string>Dish</string>
        <key>INIntentResponseParameterTag</key><integer>1</integer>
        <key>INIntentResponseParameterType</key><string>Object</string></dict></array></dict>
        """)
          + """
          <key>INTypes</key><array><dict><key>INTypeDisplayName</key><string>Dish</string>
          <key>INTypeDisplayNameID</key><string>idType</string><key>INTypeLastPropertyTag</key><integer>10000</integer>
          <key>INTypeName</key><string>Dish</string>
          <key>INTypeProperties</key><array>\(properties.joined())</array></dict></array>
          """)
    #expect(found["success-flag-mismatch"] == Self.count)
    #expect(found["unknown-token"] == Self.count)
    #expect(found["missing-response"] == 3)
    #expect(found["changed-default-property"] == Self.count + 4)
  }
}
