internal import IntentModel
internal import SourceDiagnostics

/// Finds texts of which people make little.
enum WeakTextRule: DefinitionRule {
  static let id: DiagnosticID = "weak-text"

  static let description = RuleDescription(
    id,
    title: "text that says little",
    scope: .definition,
    severity: .note,
    explanation: """
      The title of an intent is one word, or ends in `.`, `!`, `?` or `:`. A description repeats the title, or has fewer \
      than three words. The display name of a parameter, a response parameter, a property, an enumeration or a type \
      starts with a lower-case letter of ASCII.

      Words are not counted in languages that do not part them by blanks, and titles of intents that only configure \
      widgets are not judged. Brands such as iCloud may start as they do, and so may the names of values, which stand \
      inside of sentences. What `template-text` or `text-looks-like-code` says of a text is not said twice.
      """,
    rationale: """
      Shortcuts lists actions by their titles, which should be a verb and a noun, with the description below \
      ([Apple's advice](https://developer.apple.com/jp/documentation/sirikit/\
      adding_user_interactivity_with_siri_shortcuts_and_the_shortcuts_app/)).
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentTitle</key>
          <string>↓Chapter</string>
          """),
        message: "title 'Chapter' should be a verb and a noun"),
      RuleExample(
        "a title that ends like a sentence",
        .intent(
          """
          <key>INIntentTitle</key>
          <string>↓Say Hello!</string>
          """),
        message: "title 'Say Hello!' ends with '!'"),
      RuleExample(
        .intent(
          """
          <key>INIntentDescription</key>
          <string>↓Order Soup</string>
          <key>INIntentTitle</key>
          <string>Order Soup</string>
          """),
        message: "description of 'OrderSoup' only repeats the title"),
      RuleExample(
        .intent(
          """
          <key>INIntentDescription</key>
          <string>↓Orders soup</string>
          """),
        message: "description of 'OrderSoup' has fewer than three words"),
      RuleExample(
        .parameter(
          """
          <key>INIntentParameterDisplayName</key>
          <string>↓file name</string>
          """),
        message: "display name 'file name' starts in lower case"),
    ],
    nonTriggering: [
      RuleExample(
        "a language without blanks between words",
        .intent(
          """
          <key>INIntentDescription</key>
          <string>トッピングを注文します</string>
          <key>INIntentTitle</key>
          <string>トッピングを注文する</string>
          """)),
      RuleExample(
        "a widget",
        .intent(
          """
          <key>INIntentEligibleForWidgets</key>
          <true/>
          <key>INIntentTitle</key>
          <string>Plants</string>
          """)),
      RuleExample(
        "a brand",
        .parameter(
          """
          <key>INIntentParameterDisplayName</key>
          <string>iCloud Account</string>
          """)),
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for intent in definition.document.intents {
      checkTitle(of: intent, &findings)
      checkDescription(of: intent, &findings)
    }
    for text in definition.texts {
      switch text.kind {
      case .parameterName, .responseParameterName, .propertyName, .enumerationName, .typeName:
        guard let name = text.text, name.value.startsInLowerCase else { continue }
        findings.report("display name \(name.value.quoted) starts in lower case", at: name.range)
      default:
        continue
      }
    }
  }

  private static func checkTitle(of intent: IntentEntry, _ findings: inout RuleFindings) {
    guard !intent.isWidgetOnly, let title = judged(intent.title), let last = title.value.last else { return }
    if ".!?:".contains(last) {
      findings.report("title \(title.value.quoted) ends with '\(last)'", at: title.range)
    } else if title.value.hasWordSpacing, title.value.split(whereSeparator: \.isWhitespace).count == 1 {
      findings.report("title \(title.value.quoted) should be a verb and a noun", at: title.range)
    }
  }

  private static func checkDescription(of intent: IntentEntry, _ findings: inout RuleFindings) {
    guard let text = judged(intent.description) else { return }
    if text.value == intent.title?.text?.value {
      findings.report("description of \(intent.displayedName.quoted) only repeats the title", at: text.range)
    } else if text.value.hasWordSpacing, 1...2 ~= text.value.split(whereSeparator: \.isWhitespace).count {
      findings.report("description of \(intent.displayedName.quoted) has fewer than three words", at: text.range)
    }
  }

  /// A text of which no other rule has something to say.
  private static func judged(_ entry: LocalizedTextEntry?) -> Located<String>? {
    guard let text = entry?.text.nonEmpty, !TemplateTextRule.texts.contains(text.value), !text.value.looksLikeCode
    else { return nil }
    return text
  }
}

extension String {
  /// Whether the first letter is a lower-case one of ASCII, and the second, as in a brand, is not in upper case.
  fileprivate var startsInLowerCase: Bool {
    guard let first = utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
    return !(dropFirst().first?.isUppercase ?? false)
  }
}
