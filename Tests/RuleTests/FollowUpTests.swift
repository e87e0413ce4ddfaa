import IntentCompiler
import IntentRules
import SourceDiagnostics
import Testing

/// One fault is one finding: what follows from another one is not said again.
@Suite("Findings that would follow from others")
struct FollowUpTests {
  /// The findings about the example of rules that are on, notes left out, as `id: message`.
  private func findings(_ file: ExampleFile, withNotes: Bool = false) throws -> [String] {
    try Compiler().findings(in: [MarkedFile(file).source])
      .filter { RuleRegistry.rule($0.id.slug)?.description.severity != .off && (withNotes || $0.severity != .note) }
      .map { "\($0.id): \($0.message)" }
  }

  @Test(
    "are not reported",
    arguments: [
      (
        "a value without a name may be the one that a default and a condition name",
        .root(
          """
          <key>INEnums</key><array><dict><key>INEnumValues</key><array>
          <dict><key>INEnumValueName</key><string>unknown</string></dict>
          <dict><key>INEnumValueDisplayName</key><string>Small</string></dict>
          </array></dict></array>
          <key>INIntents</key><array><dict><key>INIntentParameters</key><array>
          <dict><key>INIntentParameterName</key><string>size</string>
          <key>INIntentParameterEnumType</key><string>Size</string>
          <key>INIntentParameterMetadata</key>
          <dict><key>INIntentParameterMetadataDefaultValue</key><string>small</string></dict></dict>
          <dict><key>INIntentParameterName</key><string>lid</string>
          <key>INIntentParameterRelationship</key>
          <dict><key>INIntentParameterRelationshipParentName</key><string>size</string>
          <key>INIntentParameterRelationshipPredicateName</key><string>EnumHasExactValue</string>
          <key>INIntentParameterRelationshipPredicateValue</key><string>small</string></dict></dict>
          </array></dict></array>
          """),
        ["missing-required-key: enumeration value of enumeration 'Size' has no 'INEnumValueName'"]
      ),
      (
        "an index of another type is no index 0",
        .enumeration(
          """
          <key>INEnumValues</key><array>
          <dict><key>INEnumValueName</key><string>unknown</string></dict>
          <dict><key>INEnumValueIndex</key><real>1.5</real><key>INEnumValueName</key><string>small</string></dict>
          </array>
          """),
        ["wrong-value-type: value of 'INEnumValueIndex' must be an integer, not a real"]
      ),
      (
        "a parent's name of another type is no missing name",
        .parameter(
          """
          <key>INIntentParameterRelationship</key>
          <dict><key>INIntentParameterRelationshipParentName</key><true/></dict>
          """),
        ["wrong-value-type: value of 'INIntentParameterRelationshipParentName' must be a string, not a boolean"]
      ),
      (
        "a misspelt name in a key is the parameter that no summary seems to name",
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key><dict>
          <key>recpie</key><dict><key>INIntentParameterCombinationTitle</key><string>Cook</string></dict></dict>
          <key>INIntentParameters</key><array>
          <dict><key>INIntentParameterName</key><string>recipe</string></dict></array>
          """),
        ["invalid-combination: combination 'recpie' names unknown parameter 'recpie'"]
      ),
      (
        "flags of another type say nothing",
        .intent(
          """
          <key>INIntentEligibleForWidgets</key><true/>
          <key>INIntentParameters</key><array><dict>
          <key>INIntentParameterConfigurable</key><date>2020-01-01T00:00:00Z</date>
          <key>INIntentParameterName</key><string>recipe</string>
          <key>INIntentParameterObjectType</key><string>Dish</string>
          <key>INIntentParameterSupportsDynamicEnumeration</key><date>2020-01-01T00:00:00Z</date>
          </dict></array>
          """),
        [
          "wrong-value-type: value of 'INIntentParameterConfigurable' must be a boolean, not a date",
          "wrong-value-type: value of 'INIntentParameterSupportsDynamicEnumeration' must be a boolean, not a date",
        ]
      ),
      (
        "a list of codes of another type lacks no code",
        .response("<key>INIntentResponseCodes</key><string>success</string>"),
        ["wrong-value-type: value of 'INIntentResponseCodes' must be an array, not a string"]
      ),
      (
        "a text of another type is not missing",
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key><dict><key>recipe</key>
          <dict><key>INIntentParameterCombinationTitle</key><true/></dict></dict>
          <key>INIntentParameters</key><array>
          <dict><key>INIntentParameterName</key><string>recipe</string></dict></array>
          """),
        ["wrong-value-type: value of 'INIntentParameterCombinationTitle' must be a string, not a boolean"]
      ),
      (
        "parameters in a circle are reported once, whatever combinations they are in",
        .intent(
          """
          <key>INIntentManagedParameterCombinations</key><dict><key>from</key>
          <dict><key>INIntentParameterCombinationTitle</key><string>From ${from}</string></dict><key>until</key>
          <dict><key>INIntentParameterCombinationTitle</key><string>Until ${until}</string></dict></dict>
          <key>INIntentParameters</key><array>
          <dict><key>INIntentParameterName</key><string>from</string><key>INIntentParameterRelationship</key>
          <dict><key>INIntentParameterRelationshipParentName</key><string>until</string></dict></dict>
          <dict><key>INIntentParameterName</key><string>until</string><key>INIntentParameterRelationship</key>
          <dict><key>INIntentParameterRelationshipParentName</key><string>from</string></dict></dict></array>
          """),
        ["parent-cycle: parents of 'from' and 'until' form a cycle"]
      ),
      (
        "a property without a name may be any of the four",
        .type(
          """
          <key>INTypeProperties</key><array><dict><key>INTypePropertyDefault</key><true/>
          <key>INTypePropertyTag</key><integer>1</integer></dict></array>
          """),
        ["missing-required-key: property of type 'Dish' has no 'INTypePropertyName'"]
      ),
      (
        "a parameter without a name may have any",
        .intent(
          """
          <key>INIntentInput</key><string>table</string>
          <key>INIntentManagedParameterCombinations</key><dict><key>guests,table</key>
          <dict><key>INIntentParameterCombinationTitle</key><string>${table} for ${guests}</string></dict></dict>
          <key>INIntentParameters</key><array>
          <dict><!-- no INIntentParameterName --></dict>
          <dict><key>INIntentParameterName</key><string>guests</string>
          <key>INIntentParameterPromptDialogs</key><array><dict>
          <key>INIntentParameterPromptDialogFormatString</key><string>How many at ${table}?</string></dict></array>
          <key>INIntentParameterRelationship</key>
          <dict><key>INIntentParameterRelationshipParentName</key><string>table</string></dict></dict></array>
          """),
        ["missing-required-key: parameter of intent 'OrderSoup' has no 'INIntentParameterName'"]
      ),
      (
        "a setting of another type may be the one that another one needs",
        .parameter(
          """
          <key>INIntentParameterArraySizes</key><array><dict>
          <key>INIntentParameterArraySizeSize</key><integer>3</integer>
          <key>INIntentParameterArraySizeSizeClass</key><string>Small</string></dict></array>
          <key>INIntentParameterFixedSizeArray</key><integer>1</integer>
          <key>INIntentParameterSupportsDynamicEnumeration</key><string>always</string>
          <key>INIntentParameterSupportsMultipleValues</key><string>often</string>
          <key>INIntentParameterSupportsSearch</key><true/>
          """),
        [
          "wrong-value-type: value of 'INIntentParameterSupportsDynamicEnumeration' must be a boolean, not a string",
          "wrong-value-type: value of 'INIntentParameterSupportsMultipleValues' must be a boolean, not a string",
        ]
      ),
      (
        "an enumeration of nothing lacks no value in particular",
        .enumeration("<key>INEnumValues</key><array/>"), ["missing-enum-value: enumeration 'Size' has no value"]
      ),
    ] as [(String, ExampleFile, [String])])
  func followUps(reason: String, file: ExampleFile, expected: [String]) throws {
    let found = try findings(file)
    #expect(found == expected, "\(reason): \(found)")
  }

  @Test("A fault of a parameter's type hides none of its texts and conditions")
  func independentFaults() throws {
    let file = ExampleFile.parameter(
      """
      <key>INIntentParameterPromptDialogs</key><array>
      <dict><key>INIntentParameterPromptDialogFormatString</key><string>Which ${sop} {soup}?</string></dict></array>
      <key>INIntentParameterRelationship</key>
      <dict><key>INIntentParameterRelationshipParentName</key><string>meal</string></dict>
      <key>INIntentParameterType</key><string>Strnig</string>
      """)
    #expect(
      try findings(file) == [
        "unknown-token: '${sop}' names no parameter of 'OrderSoup'",
        "malformed-token: '{soup}' looks like a token without '$'",
        "unknown-parent: parent 'meal' of 'soup' is not a parameter of 'OrderSoup'",
        "unknown-parameter-type: unknown parameter type 'Strnig'",
      ])
  }

  @Test("Parameters of system intents are the framework's")
  func systemIntent() throws {
    let file = ExampleFile.intent(
      """
      <key>INIntentName</key><string>PlayMedia</string>
      <key>INIntentParameters</key><array><dict>
      <key>INIntentParameterMetadata</key>
      <dict><key>INIntentParameterMetadataDefaultValue</key><string>x</string></dict>
      <key>INIntentParameterName</key><string>mediaItems</string>
      <key>INIntentParameterRelationship</key><dict/>
      <key>INIntentParameterSupportsResolution</key><true/>
      <key>INIntentParameterSupportsSearch</key><true/>
      <key>INIntentParameterType</key><string>PlaybackSpeed</string>
      </dict></array>
      <key>INIntentType</key><string>System</string>
      """)
    #expect(
      try findings(file, withNotes: true) == [
        "missing-required-key: relationship of parameter 'mediaItems' has no 'INIntentParameterRelationshipPredicateName'"
      ])
  }
}
