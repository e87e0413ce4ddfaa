import IntentCompiler
import SourceDiagnostics

/// A small definition, for tests of single changes.
enum SmallProject {
  /// The definition; its prompt, title and the two values of an enumeration have texts.
  static func definition(
    title: String = "Order Soup", prompt: String = "Which of ${count} soups?", extra: String = ""
  ) -> SourceFile {
    SourceFile(
      "App/Base.lproj/Soup.intentdefinition",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      	<key>INEnums</key>
      	<array>
      		<dict>
      			<key>INEnumDisplayName</key>
      			<string>Kind</string>
      			<key>INEnumDisplayNameID</key>
      			<string>kindNa</string>
      			<key>INEnumGeneratesHeader</key>
      			<true/>
      			<key>INEnumName</key>
      			<string>Kind</string>
      			<key>INEnumType</key>
      			<string>Regular</string>
      			<key>INEnumValues</key>
      			<array>
      				<dict>
      					<key>INEnumValueDisplayName</key>
      					<string>Tomato</string>
      					<key>INEnumValueDisplayNameID</key>
      					<string>tomato</string>
      					<key>INEnumValueName</key>
      					<string>tomato</string>
      				</dict>
      			</array>
      		</dict>
      	</array>
      	<key>INIntentDefinitionModelVersion</key>
      	<string>1.2</string>
      	<key>INIntentDefinitionNamespace</key>
      	<string>AbCdEf</string>
      	<key>INIntents</key>
      	<array>
      		<dict>
      			<key>INIntentCategory</key>
      			<string>order</string>
      			<key>INIntentDescriptionID</key>
      			<string>descri</string>
      			<key>INIntentLastParameterTag</key>
      			<integer>1</integer>
      			<key>INIntentName</key>
      			<string>OrderSoup</string>
      			<key>INIntentParameters</key>
      			<array>
      				<dict>
      					<key>INIntentParameterConfigurable</key>
      					<true/>
      					<key>INIntentParameterDisplayName</key>
      					<string>Soup</string>
      					<key>INIntentParameterDisplayNameID</key>
      					<string>soupNa</string>
      					<key>INIntentParameterDisplayPriority</key>
      					<integer>1</integer>
      					<key>INIntentParameterEnumType</key>
      					<string>Kind</string>
      					<key>INIntentParameterEnumTypeNamespace</key>
      					<string>AbCdEf</string>
      					<key>INIntentParameterName</key>
      					<string>soup</string>
      					<key>INIntentParameterPromptDialogs</key>
      					<array>
      						<dict>
      							<key>INIntentParameterPromptDialogCustom</key>
      							<true/>
      							<key>INIntentParameterPromptDialogFormatString</key>
      							<string>\(prompt)</string>
      							<key>INIntentParameterPromptDialogFormatStringID</key>
      							<string>prompt</string>
      							<key>INIntentParameterPromptDialogType</key>
      							<string>Primary</string>
      						</dict>
      						<dict>
      							<key>INIntentParameterPromptDialogCustom</key>
      							<true/>
      							<key>INIntentParameterPromptDialogFormatString</key>
      							<string>Do you mean ${soup}?</string>
      							<key>INIntentParameterPromptDialogFormatStringID</key>
      							<string>confir</string>
      							<key>INIntentParameterPromptDialogType</key>
      							<string>Confirmation</string>
      						</dict>
      					</array>
      					<key>INIntentParameterSupportsResolution</key>
      					<true/>
      					<key>INIntentParameterTag</key>
      					<integer>1</integer>
      					<key>INIntentParameterType</key>
      					<string>Integer</string>
      				</dict>
      			</array>
      			<key>INIntentResponse</key>
      			<dict>
      				<key>INIntentResponseCodes</key>
      				<array/>
      			</dict>
      			<key>INIntentTitle</key>
      			<string>\(title)</string>
      			<key>INIntentTitleID</key>
      			<string>titleA</string>
      			<key>INIntentType</key>
      			<string>Custom</string>\(extra)
      			<key>INIntentVerb</key>
      			<string>Order</string>
      		</dict>
      	</array>
      	<key>INTypes</key>
      	<array/>
      </dict>
      </plist>

      """)
  }

  /// A table of a language.
  static func table(_ text: String, _ language: String = "de") -> SourceFile {
    SourceFile("App/\(language).lproj/Soup.strings", text)
  }

  /// All entries of the definition in German.
  static let german = """
    /* (No Comment) */
    "kindNa" = "Art";
    "tomato" = "Tomate";
    "soupNa" = "Suppe";

    // said
    "prompt" = "Welche von ${count} Suppen?";
    "confir" = "Meinst du ${soup}?";
    "confir-tomato" = "Meinst du die Tomatensuppe?";
    titleA = "Suppe bestellen";

    """
}
