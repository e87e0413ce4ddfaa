internal import AppIntentsSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds more shortcuts than the system takes.
enum TooManyAppShortcutsRule: MigrationRule {
  static let id: DiagnosticID = "too-many-app-shortcuts"

  static let description = RuleDescription(
    id,
    title: "more App Shortcuts than the system accepts",
    scope: .migration,
    severity: .error,
    explanation: """
      A provider of App Shortcuts has more than ten; those in branches of a condition that exclude each other count once. \
      Or there is a second provider: an app has one. Providers in clauses of conditional compilation may exclude each \
      other, so that nothing is said of them. All files that are given are taken for those of one app.

      A note: a shortcut has more than three phrases.
      """,
    rationale: """
      The build fails, or all shortcuts of the app are missing although it builds. Few phrases are enough, since the \
      system matches similar sentences too \
      ([Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/app-shortcuts)).
      """,
    triggering: [
      RuleExample(
        "the eleventh shortcut",
        .migrated(
          "App/Shortcuts.swift",
          """
          import AppIntents

          struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
              AppShortcut(intent: A(), phrases: ["A in \\(.applicationName)"], shortTitle: "A", systemImageName: "a")
              AppShortcut(intent: B(), phrases: ["B in \\(.applicationName)"], shortTitle: "B", systemImageName: "b")
              AppShortcut(intent: C(), phrases: ["C in \\(.applicationName)"], shortTitle: "C", systemImageName: "c")
              AppShortcut(intent: D(), phrases: ["D in \\(.applicationName)"], shortTitle: "D", systemImageName: "d")
              AppShortcut(intent: E(), phrases: ["E in \\(.applicationName)"], shortTitle: "E", systemImageName: "e")
              AppShortcut(intent: F(), phrases: ["F in \\(.applicationName)"], shortTitle: "F", systemImageName: "f")
              AppShortcut(intent: G(), phrases: ["G in \\(.applicationName)"], shortTitle: "G", systemImageName: "g")
              AppShortcut(intent: H(), phrases: ["H in \\(.applicationName)"], shortTitle: "H", systemImageName: "h")
              AppShortcut(intent: I(), phrases: ["I in \\(.applicationName)"], shortTitle: "I", systemImageName: "i")
              AppShortcut(intent: J(), phrases: ["J in \\(.applicationName)"], shortTitle: "J", systemImageName: "j")
              ↓AppShortcut(intent: K(), phrases: ["K in \\(.applicationName)"], shortTitle: "K", systemImageName: "k")
            }
          }
          """),
        message: "11 App Shortcuts, the system accepts 10"),
      RuleExample(
        "a second provider, and many phrases",
        .migrated(
          "App/Shortcuts.swift",
          """
          import AppIntents

          struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
              AppShortcut(
                intent: OrderSoup(),
                phrases: ↓[
                  "Order soup in \\(.applicationName)",
                  "Get soup from \\(.applicationName)",
                  "Soup from \\(.applicationName)",
                  "\\(.applicationName) soup",
                ],
                shortTitle: "Order Soup", systemImageName: "cup.and.saucer")
            }
          }

          struct ↓MoreShortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] { [] }
          }
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "branches that exclude each other",
        .migrated(
          "App/Shortcuts.swift",
          """
          import AppIntents

          #if os(iOS)
            struct Shortcuts: AppShortcutsProvider {
              @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
                if #available(iOS 17, *) {
                  AppShortcut(intent: A(), phrases: ["A in \\(.applicationName)"], shortTitle: "A", systemImageName: "a")
                } else {
                  AppShortcut(intent: A(), phrases: ["A in \\(.applicationName)"])
                }
              }
            }
          #else
            struct WatchShortcuts: AppShortcutsProvider {
              static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: A(), phrases: ["A in \\(.applicationName)"])
              }
            }
          #endif
          """))
    ])

  private static let mostShortcuts = 10
  private static let mostPhrases = 3

  static func check(_ migration: CheckedMigration, _ findings: inout RuleFindings) {
    let providers = migration.code.shortcutsProviders
    if let first = providers.first {
      for other in providers.dropFirst() where !first.isAlternative(to: other) {
        findings.report(
          "'\(other.name)' is a second provider of App Shortcuts, an app has one", at: other.location,
          notes: [DiagnosticNote("the first is here", at: first.location)], element: other.name)
      }
    }
    for provider in providers {
      let shortcuts = migration.code.shortcuts.filter { !$0.isNegative && provider.type.holds($0) }
      let most = most(of: shortcuts, at: 0)
      guard most.count > mostShortcuts else { continue }
      let surplus = most[mostShortcuts]
      findings.report(
        "\(most.count) App Shortcuts, the system accepts \(mostShortcuts)", at: surplus.location(surplus.site.range),
        hint: "leave out those that are needed least: their intents stay in the Shortcuts app", element: provider.name)
    }
    for shortcut in migration.code.shortcuts where !shortcut.isNegative && shortcut.phrases.count > mostPhrases {
      guard let list = shortcut.site.call.argument("phrases")?.value else { continue }
      let name = shortcut.intentName.map { "'\($0)'" } ?? "a shortcut"
      findings.report(
        "\(name) has \(shortcut.phrases.count) phrases (recommended: at most \(mostPhrases))",
        at: shortcut.location(list.range), severity: .note, element: shortcut.intentName)
    }
  }

  /// The shortcuts that there can be at once, where all conditions are such that there are most.
  private static func most(of shortcuts: [AppShortcutDeclaration], at depth: Int) -> [AppShortcutDeclaration] {
    var found = shortcuts.filter { $0.site.branches.count <= depth }
    let conditional = shortcuts.filter { $0.site.branches.count > depth }
    for (_, branches) in Dictionary(grouping: conditional, by: { $0.site.branches[depth].condition }) {
      let alternatives = Dictionary(grouping: branches) { $0.site.branches[depth].number }
      found +=
        alternatives.map { most(of: $0.value, at: depth + 1) }.max { left, right in
          (left.count, right.first?.site.range.lowerBound ?? 0) < (right.count, left.first?.site.range.lowerBound ?? 0)
        } ?? []
    }
    return found.sorted { $0.site.range.lowerBound < $1.site.range.lowerBound }
  }
}

extension SwiftNominalType {
  /// Whether a call stands in the body of the type.
  fileprivate func holds(_ shortcut: AppShortcutDeclaration) -> Bool {
    declarations.contains { owner in
      owner.source.path == shortcut.source.path && owner.body.lowerBound <= shortcut.site.range.lowerBound
        && shortcut.site.range.upperBound <= owner.body.upperBound
    }
  }
}
