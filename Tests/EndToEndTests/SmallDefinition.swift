import Foundation

/// A definition with one intent, as Xcode would save it, with a fault where a test wants one.
struct SmallDefinition {
  /// The name of the intent.
  var name = "OrderSoup"

  /// Whether the intent has a description; without one it gets the warning `missing-description`.
  var hasDescription = true

  /// The tags of the two parameters; equal ones are the error `duplicate-tag`.
  var tags = (1, 2)

  /// Blank lines in front of everything, which move all lines.
  var leadingLines = 0

  var data: Data { Data(text.utf8) }

  var text: String {
    let description =
      hasDescription ? "\n\t\t\t<key>INIntentDescription</key>\n\t\t\t<string>Orders a soup.</string>" : ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">\(String(repeating: "\n", count: leadingLines))
      <dict>
      \t<key>INEnums</key>
      \t<array/>
      \t<key>INIntentDefinitionModelVersion</key>
      \t<string>1.2</string>
      \t<key>INIntentDefinitionNamespace</key>
      \t<string>aB3dE5</string>
      \t<key>INIntents</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>INIntentCategory</key>
      \t\t\t<string>generic</string>
      \t\t\t<key>INIntentConfigurable</key>
      \t\t\t<true/>\(description)
      \t\t\t<key>INIntentDescriptionID</key>
      \t\t\t<string>dSc001</string>
      \t\t\t<key>INIntentIneligibleForSuggestions</key>
      \t\t\t<true/>
      \t\t\t<key>INIntentLastParameterTag</key>
      \t\t\t<integer>2</integer>
      \t\t\t<key>INIntentManagedParameterCombinations</key>
      \t\t\t<dict>
      \t\t\t\t<key>soup,guests</key>
      \t\t\t\t<dict>
      \t\t\t\t\t<key>INIntentParameterCombinationSupportsBackgroundExecution</key>
      \t\t\t\t\t<true/>
      \t\t\t\t\t<key>INIntentParameterCombinationTitle</key>
      \t\t\t\t\t<string>Order ${soup} for ${guests}</string>
      \t\t\t\t\t<key>INIntentParameterCombinationTitleID</key>
      \t\t\t\t\t<string>cMb001</string>
      \t\t\t\t</dict>
      \t\t\t</dict>
      \t\t\t<key>INIntentName</key>
      \t\t\t<string>\(name)</string>
      \t\t\t<key>INIntentParameters</key>
      \t\t\t<array>
      \(parameter("soup", 1, tag: tags.0))
      \(parameter("guests", 2, tag: tags.1))
      \t\t\t</array>
      \t\t\t<key>INIntentResponse</key>
      \t\t\t<dict>
      \t\t\t\t<key>INIntentResponseCodes</key>
      \t\t\t\t<array>
      \t\t\t\t\t<dict>
      \t\t\t\t\t\t<key>INIntentResponseCodeName</key>
      \t\t\t\t\t\t<string>success</string>
      \t\t\t\t\t\t<key>INIntentResponseCodeSuccess</key>
      \t\t\t\t\t\t<true/>
      \t\t\t\t\t</dict>
      \t\t\t\t\t<dict>
      \t\t\t\t\t\t<key>INIntentResponseCodeName</key>
      \t\t\t\t\t\t<string>failure</string>
      \t\t\t\t\t</dict>
      \t\t\t\t</array>
      \t\t\t</dict>
      \t\t\t<key>INIntentTitle</key>
      \t\t\t<string>Order Soup</string>
      \t\t\t<key>INIntentTitleID</key>
      \t\t\t<string>tTl001</string>
      \t\t\t<key>INIntentType</key>
      \t\t\t<string>Custom</string>
      \t\t\t<key>INIntentVerb</key>
      \t\t\t<string>Do</string>
      \t\t</dict>
      \t</array>
      \t<key>INTypes</key>
      \t<array/>
      </dict>
      </plist>

      """
  }

  private func parameter(_ name: String, _ position: Int, tag: Int) -> String {
    """
    \t\t\t\t<dict>
    \t\t\t\t\t<key>INIntentParameterConfigurable</key>
    \t\t\t\t\t<true/>
    \t\t\t\t\t<key>INIntentParameterDisplayName</key>
    \t\t\t\t\t<string>\(name.capitalized)</string>
    \t\t\t\t\t<key>INIntentParameterDisplayNameID</key>
    \t\t\t\t\t<string>nAm00\(position)</string>
    \t\t\t\t\t<key>INIntentParameterDisplayPriority</key>
    \t\t\t\t\t<integer>\(position)</integer>
    \t\t\t\t\t<key>INIntentParameterName</key>
    \t\t\t\t\t<string>\(name)</string>
    \t\t\t\t\t<key>INIntentParameterTag</key>
    \t\t\t\t\t<integer>\(tag)</integer>
    \t\t\t\t\t<key>INIntentParameterType</key>
    \t\t\t\t\t<string>String</string>
    \t\t\t\t</dict>
    """
  }
}
