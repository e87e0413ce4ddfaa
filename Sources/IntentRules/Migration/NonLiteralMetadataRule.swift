internal import AppIntentsSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds texts and values that the extraction of metadata cannot read.
enum NonLiteralMetadataRule: MigrationRule {
  static let id: DiagnosticID = "non-literal-metadata"

  static let description = RuleDescription(
    id,
    title: "text or value that is not known when the app is built",
    scope: .migration,
    severity: .error,
    explanation: """
      A title or description of an App Intent or of a parameter, the name of an `AppEnum`, of an entity or of a case, a \
      short title or symbol of a shortcut, or an `intentClassName` is neither a literal nor made by an initialiser on the \
      spot from literals. A getter with such a value and nothing else is accepted. `caseDisplayRepresentations` have to be a \
      dictionary that is written out and has each case.

      The same goes for `isDiscoverable`, `openAppWhenRun` and `authenticationPolicy`, for the `default`, the \
      `inclusiveRange`, the `size` and the `controlStyle` of a parameter, and for the shortcuts of a provider: none of \
      them is made in a loop. A `default` that is no number, text or truth value is reported only where it is clear that \
      it is taken from elsewhere.

      A note: `caseDisplayRepresentations` are a getter with such a dictionary; Apple asks for one that is stored.
      """,
    rationale: """
      Metadata are extracted from the code without running it. Where that fails, the build does, or all actions and \
      shortcuts of the app are missing although it builds \
      ([how it works](https://forums.swift.org/t/what-are-the-compiler-technologies-that-support-the-app-intents-framework/59981), \
      [what is reported](https://github.com/icerockdev/moko-resources/issues/750)).
      """,
    triggering: [
      RuleExample(
        "a text from elsewhere, and one with a value",
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          struct OrderSoup: AppIntent {
            static var title: LocalizedStringResource = ↓L10n.orderSoup
            static var description: IntentDescription? { IntentDescription(↓"Orders \\(dish).") }

            @Parameter(title: ↓makeTitle("soup"))
            var soup: String
          }
          """),
        message: "'title' must be a compile-time literal"),
      RuleExample(
        "names of cases",
        .migrated(
          "App/Size.swift",
          """
          import AppIntents

          enum Size: String, AppEnum {
            case small, large
            static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Size")
            static let ↓caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small"]
          }

          enum Heat: String, AppEnum {
            case mild
            static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Heat")
            static var caseDisplayRepresentations: [Heat: DisplayRepresentation] {
              ↓Dictionary(uniqueKeysWithValues: allCases.map { ($0, "\\($0.rawValue)") })
            }
          }

          enum Cut: String, AppEnum {
            case fine
            static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Cut")
            static let caseDisplayRepresentations: [Cut: DisplayRepresentation] = [
              .fine: DisplayRepresentation(title: ↓L10n.fine)
            ]
          }
          """)),
      RuleExample(
        "values that are made when the app runs",
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          enum Limits {
            static let most = 9
          }

          struct OrderSoup: AppIntent {
            static let title: LocalizedStringResource = "Order Soup"
            static let description: IntentDescription? = IntentDescription("Orders a soup.")
            static let isDiscoverable = ↓Bool.random()
            static var openAppWhenRun: Bool { ↓isOpen() }
            static let authenticationPolicy: IntentAuthenticationPolicy = ↓policy

            @Parameter(title: "Quantity", default: ↓Limits.most, inclusiveRange: (1, ↓Limits.most)) var quantity: Int
            @Parameter(title: "Extras", size: [.systemSmall: ↓count]) var extras: [String]?
          }

          struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
              ↓for _ in 1...3 {
                AppShortcut(
                  intent: OrderSoup(), phrases: ["Order soup in \\(.applicationName)"],
                  shortTitle: "Order Soup", systemImageName: "cup.and.saucer")
              }
            }
          }
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "tables, comments and getters",
        .migrated(
          "App/OrderSoup.swift",
          """
          import AppIntents

          struct OrderSoup: AppIntent {
            static var title: LocalizedStringResource { "Order Soup" }
            static let description: IntentDescription? = .init(
              LocalizedStringResource("orders.description", defaultValue: "Orders a soup.", table: "Intents"),
              categoryName: "Food", searchKeywords: ["broth"])

            @Parameter(
              title: LocalizedStringResource("Soup", table: "Intents", comment: "A dish.")  // what to eat
            )
            var soup: String

            static let openAppWhenRun: Bool = false
            static var isDiscoverable: Bool {
              #if os(iOS)
                return true
              #else
                return false
              #endif
            }
            static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

            @Parameter(title: "Size", default: Size.small) var size: Size
            @Parameter(title: "Heat", default: Kitchen.usualHeat) var heat: Kitchen.Heat
            @Parameter(title: "Quantity", default: -1, controlStyle: .stepper, inclusiveRange: (-1, Int.max))
            var quantity: Int
            @Parameter(title: "Menu", default: URL(string: "https://example.com")!) var menu: URL
            @Parameter(
              title: "Time", defaultValue: 5, defaultUnit: .minutes, size: [.systemSmall: 3, .systemLarge: .init(min: 1, max: 2)])
            var time: Measurement<UnitDuration>
          }

          enum Size: String, AppEnum {
            case small
            static var typeDisplayRepresentation: TypeDisplayRepresentation {
              .init(name: "Size", numericFormat: "\\(placeholder: .int) sizes")
            }
            static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
              Size.small: .init(title: "Small", image: .init(systemName: icon))
            ]
          }
          """))
    ])

  static func check(_ migration: CheckedMigration, _ findings: inout RuleFindings) {
    let code = migration.code
    for intent in code.intents {
      check("title", of: intent, &findings) { AppIntentsText.unreadable($0) }
      check("description", of: intent, &findings) { AppIntentsText.unreadable($0, as: AppIntentsText.description) }
      check("intentClassName", of: intent, &findings) { expression in
        if case .string(let literal) = expression.kind, literal.text != nil { nil } else { expression.range }
      }
    }
    for intent in code.intents {
      checkBehaviour(of: intent, &findings)
    }
    for provider in code.shortcutsProviders {
      checkShortcuts(of: provider, &findings)
    }
    for type in code.entities + code.enumerations {
      check("typeDisplayRepresentation", of: type, &findings) {
        AppIntentsText.unreadable($0, as: AppIntentsText.typeRepresentation)
      }
    }
    for type in code.intents + code.entities {
      checkArguments(of: type, code, &findings)
    }
    for type in code.enumerations {
      checkCases(of: type, &findings)
    }
    for shortcut in code.shortcuts where !shortcut.isNegative {
      for label in ["shortTitle", "systemImageName"] {
        guard let value = shortcut.site.call.argument(label)?.value, let range = AppIntentsText.unreadable(value) else {
          continue
        }
        report(label, at: shortcut.location(range), element: shortcut.intentName, &findings)
      }
    }
  }

  static func report(
    _ member: String, at location: SourceLocation, hint: String? = nil, element: String?,
    _ findings: inout RuleFindings
  ) {
    findings.report("'\(member)' must be a compile-time literal", at: location, hint: hint, element: element)
  }

  /// Checks a static member.
  static func check(
    _ name: String, of type: AppIntentsType, _ findings: inout RuleFindings,
    unreadable: (SwiftExpression) -> SourceRange?
  ) {
    for member in type.staticMembers(named: name) {
      // What is only declared, as in a protocol, has no value to be read.
      guard member.property.value != nil || member.property.accessors != nil else { continue }
      let range = member.expression.map(unreadable) ?? member.property.name.range
      if let range { report(name, at: member.location(range), element: type.name, &findings) }
    }
  }

  /// Checks what parameters and properties are told.
  private static func checkArguments(of type: AppIntentsType, _ code: AppIntentsCode, _ findings: inout RuleFindings) {
    for owner in type.type.declarations {
      for property in owner.properties where !property.isStatic {
        for attribute in property.attributes where wrappers.contains(attribute.name.value) {
          let arguments = attribute.argumentRange.map { SwiftArgument.arguments(in: $0, of: owner.source) } ?? []
          for argument in arguments {
            let isText = ["title", "description"].contains(argument.label?.value)
            let range =
              isText
              ? AppIntentsText.unreadable(argument.value)
              : unreadable(argument, of: property, in: owner, code)
            guard let range else { continue }
            report(
              argument.label?.value ?? "", at: SourceLocation(file: owner.source, range: range),
              element: type.element(property.name.value), &findings)
          }
        }
      }
    }
  }

  private static let wrappers: Set<String> = [
    "AppIntents.Parameter", "AppIntents.Property", "ComputedProperty", "DeferredProperty", "Parameter", "Property",
  ]

  // MARK: Cases

  private static func checkCases(of type: AppIntentsType, _ findings: inout RuleFindings) {
    let name = "caseDisplayRepresentations"
    let members = type.staticMembers(named: name)
    var named: Set<String> = []
    var isReadInFull = !members.isEmpty
    for member in members {
      guard member.property.value != nil || member.property.accessors != nil else { continue }
      guard let value = member.expression, case .dictionary(let elements) = value.kind else {
        isReadInFull = false
        report(
          name, at: member.location(member.expression?.range ?? member.property.name.range), element: type.name,
          &findings)
        continue
      }
      if member.isComputed {
        findings.report(
          "'\(name)' is a getter", at: member.location, severity: .note,
          hint: "make it a 'static let' with the dictionary for its value", element: type.name)
      }
      for element in elements {
        named.formUnion(caseName(element.key).map { [$0] } ?? [])
        if let range = AppIntentsText.unreadable(element.value, as: AppIntentsText.caseRepresentation) {
          report(name, at: member.location(range), element: type.name, &findings)
        }
      }
    }
    let cases = type.type.declarations.flatMap(\.cases).map(\.name.value)
    let missing = cases.filter { !named.contains($0) }
    guard isReadInFull, let member = members.first, !missing.isEmpty else { return }
    findings.report(
      "'\(name)' must have each case, and lacks \(missing.map { "'\($0)'" }.joined(separator: ", "))",
      at: member.location, element: type.name)
  }

  /// The name of a case; nil where it is written in another way.
  private static func caseName(_ key: SwiftExpression) -> String? {
    switch key.kind {
    case .implicitMember(let name): name
    case .name(let name): name.split(separator: ".").last.map(String.init)
    default: nil
    }
  }
}
