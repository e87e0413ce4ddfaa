import IntentCompiler
import SourceDiagnostics

/// A definition about soups with tables, and what is found in the tables.
struct TranslatedSample {
  /// The definition: intents, an enumeration and a type that refer to each other.
  ///
  /// Some IDs have hyphens, so that the keys of composite entries can be cut in several places.
  static let definition = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>INEnums</key>
      <array>
        <dict>
          <key>INEnumDisplayNameID</key><string>size</string>
          <key>INEnumName</key><string>Size</string>
          <key>INEnumType</key><string>Regular</string>
          <key>INEnumValues</key>
          <array>
            <dict><key>INEnumValueName</key><string>unknown</string></dict>
            <dict>
              <key>INEnumValueDisplayName</key><string>large</string>
              <key>INEnumValueDisplayNameID</key><string>size-large</string>
              <key>INEnumValueIndex</key><integer>1</integer>
              <key>INEnumValueName</key><string>large</string>
            </dict>
          </array>
        </dict>
      </array>
      <key>INIntentDefinitionModelVersion</key><string>1.2</string>
      <key>INIntents</key>
      <array>
        <dict>
          <key>INIntentCategory</key><string>generic</string>
          <key>INIntentDescriptionID</key><string>about</string>
          <key>INIntentManagedParameterCombinations</key>
          <dict>
            <key>soup,size</key>
            <dict>
              <key>INIntentParameterCombinationTitle</key>
              <string>Order ${size} ${soup}</string>
              <key>INIntentParameterCombinationTitleID</key><string>order-summary</string>
            </dict>
          </dict>
          <key>INIntentName</key><string>OrderSoup</string>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterDisplayNameID</key><string>soup-label</string>
              <key>INIntentParameterName</key><string>soup</string>
              <key>INIntentParameterObjectType</key><string>Dish</string>
              <key>INIntentParameterPromptDialogs</key>
              <array>
                <dict>
                  <key>INIntentParameterPromptDialogFormatString</key>
                  <string>There are ${count} soups as ${soup.portion} as ‘${soup}’.</string>
                  <key>INIntentParameterPromptDialogFormatStringID</key><string>choose</string>
                  <key>INIntentParameterPromptDialogType</key><string>DisambiguationIntroduction</string>
                </dict>
              </array>
              <key>INIntentParameterType</key><string>Object</string>
            </dict>
            <dict>
              <key>INIntentParameterEnumType</key><string>Size</string>
              <key>INIntentParameterName</key><string>size</string>
              <key>INIntentParameterType</key><string>Integer</string>
            </dict>
            <dict>
              <key>INIntentParameterMetadata</key>
              <dict>
                <key>INIntentParameterMetadataFalseDisplayName</key><string>cold</string>
                <key>INIntentParameterMetadataFalseDisplayNameID</key><string>no</string>
                <key>INIntentParameterMetadataTrueDisplayName</key><string>warm</string>
                <key>INIntentParameterMetadataTrueDisplayNameID</key><string>yes</string>
              </dict>
              <key>INIntentParameterName</key><string>warm</string>
              <key>INIntentParameterPromptDialogs</key>
              <array>
                <dict>
                  <key>INIntentParameterPromptDialogFormatString</key>
                  <string>Is ${warm} right for “${soup}”?</string>
                  <key>INIntentParameterPromptDialogFormatStringID</key><string>confirm</string>
                  <key>INIntentParameterPromptDialogType</key><string>Confirmation</string>
                </dict>
                <dict>
                  <key>INIntentParameterPromptDialogFormatString</key>
                  <string>Shall ${soup} be warm?</string>
                  <key>INIntentParameterPromptDialogFormatStringID</key><string>shared</string>
                  <key>INIntentParameterPromptDialogType</key><string>Primary</string>
                </dict>
              </array>
              <key>INIntentParameterType</key><string>Boolean</string>
            </dict>
          </array>
          <key>INIntentResponse</key>
          <dict>
            <key>INIntentResponseCodes</key>
            <array>
              <dict>
                <key>INIntentResponseCodeFormatString</key>
                <string>Your ${size} soup is ready at ${time}.</string>
                <key>INIntentResponseCodeFormatStringID</key><string>shared</string>
                <key>INIntentResponseCodeName</key><string>success</string>
                <key>INIntentResponseCodeSuccess</key><true/>
              </dict>
            </array>
            <key>INIntentResponseParameters</key>
            <array>
              <dict>
                <key>INIntentResponseParameterName</key><string>time</string>
                <key>INIntentResponseParameterType</key><string>Date</string>
              </dict>
            </array>
          </dict>
          <key>INIntentTitle</key><string>Order Soup</string>
          <key>INIntentTitleID</key><string>title</string>
          <key>INIntentType</key><string>Custom</string>
          <key>INIntentVerb</key><string>Do</string>
        </dict>
      </array>
      <key>INTypes</key>
      <array>
        <dict>
          <key>INTypeDisplayName</key><string>Dish</string>
          <key>INTypeDisplayNameID</key><string>dish</string>
          <key>INTypeName</key><string>Dish</string>
          <key>INTypeProperties</key>
          <array>
            <dict>
              <key>INTypePropertyEnumType</key><string>Size</string>
              <key>INTypePropertyName</key><string>portion</string>
              <key>INTypePropertyType</key><string>Integer</string>
            </dict>
          </array>
        </dict>
      </array>
    </dict>
    </plist>

    """

  /// The files.
  let files: [SourceFile]

  /// The definition in a folder with some tables, by their paths within it.
  init(_ tables: [String: String], definitionFolder: String = "") {
    files =
      [SourceFile(path: "App/\(definitionFolder)Soup.intentdefinition", bytes: Array(Self.definition.utf8))]
      + tables.map { SourceFile(path: "App/\($0.key)", bytes: Array($0.value.utf8)) }
  }

  /// The definition beside a German table in the old style.
  init(german text: String) {
    self.init(["de.lproj/Soup.strings": text])
  }

  /// What some rules find, as `path:line:column: message`, the path without its first folder, sorted.
  func findings(_ slugs: String...) -> [String] {
    Compiler().findings(in: files).filter { slugs.contains($0.id.slug) }.map { finding in
      guard let location = finding.location else { return finding.message }
      let position = LineTable(location.file.bytes).position(at: Int(location.range.lowerBound))
      return "\(location.file.path.dropFirst("App/".count)):\(position.line):\(position.column): \(finding.message)"
    }.sorted()
  }

  /// What is found about tokens, places left out.
  var tokenMessages: [String] {
    Compiler().findings(in: files)
      .filter { ["translation-token-mismatch", "translation-unknown-token"].contains($0.id.slug) }.map(\.message)
  }
}
