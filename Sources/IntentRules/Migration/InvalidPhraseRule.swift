internal import AppIntentsSources
internal import Localization
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds phrases that the system does not take.
enum InvalidPhraseRule: MigrationRule {
  static let id: DiagnosticID = "invalid-phrase"

  static let description = RuleDescription(
    id,
    title: "phrase of an App Shortcut that the system does not accept",
    scope: .migration,
    severity: .error,
    explanation: """
      A phrase of an `AppShortcut` does not have `\\(.applicationName)` exactly once, has more than one parameter, a list, \
      a parameter that is no `AppEnum` and no entity, or anything else in parentheses; it is no literal in the list of the \
      phrases; or there is no phrase at all.

      Or an entry of `AppShortcuts.strings` or `AppShortcuts.xcstrings` beside the code is that of no phrase, lacks \
      `${applicationName}` or has it twice, or has a parameter that the phrases of its shortcut do not have. Whether an \
      entry has a phrase is told only where all phrases are literals.
      """,
    rationale: """
      The build fails, or the phrase and often all shortcuts of the app are ignored without a word \
      ([how it is noticed](https://developer.apple.com/forums/thread/723537)).
      """,
    triggering: [
      RuleExample(
        "no name of the app, and a text in a phrase",
        .migrated(
          "App/Shortcuts.swift",
          """
          import AppIntents

          struct OrderSoup: AppIntent {
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")

            @Parameter(title: "Soup") var soup: String
          }

          struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
              AppShortcut(
                intent: OrderSoup(),
                phrases: [
                  ↓"Order soup",
                  ↓"Order \\(\\.$soup) in \\(.applicationName)",
                ],
                shortTitle: "Order Soup", systemImageName: "cup.and.saucer")
            }
          }
          """),
        message: "phrase 'Order soup' must contain the app name exactly once"),
      RuleExample(
        "phrases from elsewhere, and none",
        .migrated(
          "App/Shortcuts.swift",
          """
          import AppIntents

          struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
              [
                .init(intent: OrderSoup(), phrases: ↓Self.phrases, shortTitle: "Order Soup", systemImageName: "cup"),
                .init(intent: OrderTea(), phrases: ↓[], shortTitle: "Order Tea", systemImageName: "mug"),
              ]
            }

            static let phrases: [AppShortcutPhrase<OrderSoup>] = ["Order soup in \\(.applicationName)"]
          }
          """)),
      RuleExample(
        "a table",
        .migrated(
          "App/Shortcuts.swift",
          """
          import AppIntents

          struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
              AppShortcut(
                intent: OrderSoup(), phrases: ["Order soup in \\(.applicationName)"],
                shortTitle: "Order Soup", systemImageName: "cup.and.saucer")
            }
          }
          """),
        .migrated(
          "App/de.lproj/AppShortcuts.strings",
          """
          "Order soup in ${applicationName}" = "↓Suppe bestellen";
          "↓Order tea in ${applicationName}" = "Tee in ${applicationName} bestellen";
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "a choice, and a table with all phrases",
        .migrated(
          "App/Shortcuts.swift",
          """
          import AppIntents

          enum Size: String, AppEnum {
            case small
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small"]
          }

          struct OrderSoup: AppIntent {
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")

            @Parameter(title: "Size") var size: Size?
          }

          struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
              AppShortcut(
                intent: OrderSoup(),
                phrases: ["Order a \\(\\.$size) soup in \\(.applicationName)", "\\(.applicationName) soup"],
                shortTitle: "Order Soup", systemImageName: "cup.and.saucer")
            }
          }
          """),
        .migrated(
          "App/AppShortcuts.xcstrings",
          """
          {
            "sourceLanguage": "en",
            "strings": {
              "Order a ${size} soup in ${applicationName}": {
                "localizations": {
                  "de": {
                    "stringSet": {
                      "state": "translated",
                      "values": ["In ${applicationName} eine ${size} Suppe bestellen", "${applicationName}-Suppe"]
                    }
                  }
                }
              }
            },
            "version": "1.0"
          }
          """))
    ])

  static func check(_ migration: CheckedMigration, _ findings: inout RuleFindings) {
    for shortcut in migration.code.shortcuts where !shortcut.isNegative {
      check(shortcut, in: migration.code, &findings)
    }
    var tables = PhraseTables(migration)
    for table in migration.phraseTables {
      tables.check(table, &findings)
    }
  }

  private static func check(
    _ shortcut: AppShortcutDeclaration, in code: AppIntentsCode, _ findings: inout RuleFindings
  ) {
    func report(_ message: String, at range: SourceRange, hint: String? = nil) {
      findings.report(message, at: shortcut.location(range), hint: hint, element: shortcut.intentName)
    }
    for range in shortcut.unreadablePhrases {
      report("phrase must be a literal in the list", at: range, hint: "write the phrases between the brackets")
    }
    if shortcut.phrases.isEmpty, shortcut.unreadablePhrases.isEmpty {
      let list = shortcut.site.call.argument("phrases")?.value
      // What has no phrases as an argument is no shortcut as the framework makes it.
      if let list { report("shortcut has no phrase", at: list.range) }
    }
    for phrase in shortcut.phrases {
      if phrase.applicationNameCount != 1 {
        report(
          "phrase '\(phrase.text)' must contain the app name exactly once", at: phrase.range,
          hint: "write it as '\\(.applicationName)'")
      }
      if phrase.hasOtherValues {
        report(
          "phrase '\(phrase.text)' can hold the app name and a parameter, nothing else", at: phrase.range,
          hint: "a parameter is written as '\\(\\.$name)'")
      }
      if phrase.parameters.count > 1 {
        report("phrase '\(phrase.text)' can hold one parameter, not \(phrase.parameters.count)", at: phrase.range)
      }
      for name in Set(phrase.parameters).sorted() {
        guard let type = refusedType(of: name, in: shortcut, code) else { continue }
        report("parameter '\(name)' of type \(type) cannot be used in a phrase", at: phrase.range)
      }
    }
  }

  /// The type of a parameter that no phrase can hold; nil where it can, or where nobody knows.
  private static func refusedType(
    of name: String, in shortcut: AppShortcutDeclaration, _ code: AppIntentsCode
  ) -> String? {
    guard let intentName = shortcut.intentName,
      let intent = code.intent(named: intentName),
      let parameter = intent.parameters.first(where: { $0.name == name }), let type = parameter.type
    else { return nil }
    let owner = parameter.member.owner
    let written = (parameter.member.property.type?.value ?? type.element).filter { !$0.isWhitespace }
    if type.isArray { return written }
    let found = code.types(named: type.element, in: owner)
    if found.contains(where: { $0.isEnumeration || $0.isEntity }) {
      return nil
    }
    let isPlain =
      type.element.hasPrefix("Measurement<")
      || CorrespondingType.plainTypes.contains(code.index.typeName(type.element, in: owner))
    return isPlain ? written : nil
  }
}
