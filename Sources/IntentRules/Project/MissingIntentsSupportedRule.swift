internal import IntentModel
internal import IntentSemantics
internal import ProjectModel
internal import SourceDiagnostics

/// Finds intents that no bundle says it handles.
enum MissingIntentsSupportedRule: ProjectRule {
  static let id: DiagnosticID = "missing-intents-supported"

  static let description = RuleDescription(
    id,
    title: "intent that nothing supports",
    scope: .project,
    severity: .warning,
    explanation: """
      A custom intent that needs a handler is in no `IntentsSupported` of an extension and in no `INIntentsSupported` \
      of an app. One that only configures widgets needs a handler only for dynamic options. Where no bundle has such a \
      list, a handler in the sources is what makes the intent count.

      A note tells of an intent that is donated or continued in the app, as far as the sources show it, and not in \
      `NSUserActivityTypes` of the app, or that is the only one of its definition missing there.

      Nothing is said of intents that are marked as deprecated or that an App Intent has taken over, and of a project \
      with an `Info.plist` that was not found.
      """,
    rationale: """
      The system asks only bundles that list a class; the action fails in Shortcuts and the handler is never called \
      ([how that looks](https://github.com/onmyway133/notes/issues/571)). It happens when an intent is added and the \
      property list is forgotten.
      """,
    fix: "Adds the missing classes to the list.",
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("Intents/Info.plist", extensionInfoPlist(listMark: "↓", "INSendMessageIntent")),
        message: "'OrderSoupIntent' is in no IntentsSupported list",
        fixed: .file("Intents/Info.plist", extensionInfoPlist("INSendMessageIntent", "OrderSoupIntent"))),
      RuleExample(
        "an intent that continues in the app, of which the app does not know",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App/Info.plist",
          """
          <plist version="1.0">
          <dict>
            <key>INIntentsSupported</key>
            <array>
              <string>OrderSoupIntent</string>
            </array>
            <key>NSUserActivityTypes</key>
            ↓<array/>
          </dict>
          </plist>
          """),
        .file(
          "App/OrderSoupHandler.swift",
          """
          final class OrderSoupHandler: NSObject, OrderSoupIntentHandling {
            func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
              OrderSoupIntentResponse(code: .continueInApp, userActivity: nil)
            }
          }
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "a list of the app will do",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App/Info.plist",
          """
          <plist version="1.0">
          <dict>
            <key>INIntentsSupported</key>
            <array>
              <string>OrderSoupIntent</string>
            </array>
          </dict>
          </plist>
          """),
        .file("Intents/Info.plist", extensionInfoPlist("INSendMessageIntent"))),
      RuleExample(
        "the configuration of a widget without dynamic options",
        .intent(
          """
          <key>INIntentEligibleForWidgets</key>
          <true/>
          <key>INIntentIneligibleForSuggestions</key>
          <true/>
          <key>INIntentName</key>
          <string>ChooseSoup</string>
          """),
        .file("Intents/Info.plist", extensionInfoPlist("INSendMessageIntent"))),
      RuleExample(
        "an App Intent has taken over",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("Intents/Info.plist", extensionInfoPlist("INSendMessageIntent")),
        .file(
          "App/OrderSoup.swift",
          """
          struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
          }
          """)),
    ])

  static func check(_ project: CheckedProject, _ findings: inout RuleFindings) {
    var search = SupportedListSearch(project)
    let classes = project.intentClasses
    let evidence = SourceEvidence(project, classNames: classes.customs.flatMap(\.names))
    let customs = classes.customs.filter { custom in
      custom.needsHandler && custom.intent.deprecated?.value != true
        && !custom.names.contains(where: evidence.isMigrated)
    }
    var missing = search.unlisted(customs, classes: classes)
    if !search.hasLists {
      missing.removeAll { !$0.names.contains(where: evidence.mayHandle) }
    }
    report(missing, &search, &findings)
    let missingNames = Set(missing.map(\.name))
    let listed = customs.filter { !missingNames.contains($0.name) && !$0.intent.isWidgetOnly }
    noteActivityTypes(listed, &search, evidence, &findings)
  }

  // MARK: Lists of supported intents

  private static func report(
    _ missing: [IntentClass], _ search: inout SupportedListSearch, _ findings: inout RuleFindings
  ) {
    var placeByDefinition: [String: SupportedListSearch.Place?] = [:]
    for custom in missing where placeByDefinition[custom.definition.source.path] == nil {
      placeByDefinition[custom.definition.source.path] = .some(search.place(for: custom.definition))
    }
    let places = missing.map { placeByDefinition[$0.definition.source.path].flatMap(\.self) }
    var names: [SupportedListSearch.Place: [String]] = [:]
    for (custom, place) in zip(missing, places) {
      if let place { names[place, default: []].append(custom.name) }
    }
    var edits: [SupportedListSearch.Place: TextEdit] = [:]
    for (place, names) in names {
      guard let list = place.list else { continue }
      edits[place] = InfoPlistText(place.infoPlist)?.adding(names, to: list)
    }
    for (custom, place) in zip(missing, places) {
      guard let place else { continue }
      let count = names[place]?.count ?? 1
      findings.report(
        "'\(custom.name)' is in no IntentsSupported list", at: place.infoPlist.location(place.range),
        hint: place.list == nil ? "list it under '\(place.key)'" : nil, notes: [custom.note],
        fixIts: edits[place].map {
          [FixIt(count == 1 ? "add '\(custom.name)'" : "add the \(count) missing classes", edits: [$0])]
        } ?? [])
    }
  }

  // MARK: Activity types

  private static func noteActivityTypes(
    _ customs: [IntentClass], _ search: inout SupportedListSearch, _ evidence: SourceEvidence,
    _ findings: inout RuleFindings
  ) {
    var places: [(custom: IntentClass, infoPlist: InfoPlist)] = []
    let groups = Dictionary(grouping: customs, by: \.definition.source.path)
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      for custom in group {
        guard let app = search.app(for: custom), let infoPlist = app.infoPlist else { continue }
        let types = app.userActivityTypes
        guard !custom.isIn(types) else { continue }
        let missingCount = group.count { !$0.isIn(types) }
        if (missingCount == 1 && group.count > 1) || custom.names.contains(where: evidence.isDonatedOrContinued) {
          places.append((custom, infoPlist))
        }
      }
    }
    for (path, group) in Dictionary(grouping: places, by: \.infoPlist.source.path).sorted(by: { $0.key < $1.key }) {
      guard let infoPlist = group.first?.infoPlist, infoPlist.source.path == path else { continue }
      let edit = infoPlist.userActivityTypes.flatMap { list in
        InfoPlistText(infoPlist)?.adding(group.map(\.custom.name), to: list)
      }
      for (custom, _) in group {
        findings.report(
          "'\(custom.name)' is not among the NSUserActivityTypes of the app",
          at: infoPlist.location(infoPlist.userActivityTypes?.range ?? infoPlist.range), severity: .note,
          notes: [custom.note],
          fixIts: edit.map {
            [FixIt(group.count == 1 ? "add '\(custom.name)'" : "add the \(group.count) missing classes", edits: [$0])]
          } ?? [])
      }
    }
  }

  // MARK: Examples

  private static func extensionInfoPlist(listMark: String = "", _ names: String...) -> String {
    """
    <plist version="1.0">
    <dict>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>IntentsSupported</key>
          \(listMark)<array>
    \(names.map { "        <string>\($0)</string>" }.joined(separator: "\n"))
          </array>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.intents-service</string>
      </dict>
    </dict>
    </plist>
    """
  }
}
