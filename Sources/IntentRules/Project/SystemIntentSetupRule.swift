internal import IntentSemantics
internal import Localization
internal import ProjectModel
internal import SourceDiagnostics

/// Finds what an app lacks to handle intents of the framework.
enum SystemIntentSetupRule: ProjectRule {
  static let id: DiagnosticID = "system-intent-setup"

  static let description = RuleDescription(
    id,
    title: "system intent without what it needs",
    scope: .project,
    severity: .warning,
    explanation: """
      An app or an extension of it supports an intent of the framework, and the app has no `NSSiriUsageDescription`: \
      neither in its `Info.plist`, nor in `InfoPlist.strings`, nor as a build setting; or its entitlements lack \
      `com.apple.developer.siri`; or `INPlayMediaIntent` is supported without media categories; or the vocabulary has \
      no example phrase for an intent in a language of the app. A vocabulary outside of the folder of a language counts \
      for all.

      An intent that the sources do not handle is left out: `missing-handler` tells of it. The languages are those of \
      the Xcode project, else those of the vocabularies. Nothing is said of an app whose `Info.plist` or settings are \
      not found, and of apps that support custom intents alone: they need none of this.
      """,
    rationale: """
      Without the usage description the app is stopped when it asks for Siri \
      ([QA1950](https://developer.apple.com/library/archive/qa/qa1950)), without the entitlement the intent never \
      reaches it, and for each intent and language without a phrase App Store Connect sends mail ITMS-90626.
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("App/Info.plist", appInfoPlist(mark: "↓", "INSendMessageIntent")),
        .file("App/en.lproj/AppIntentVocabulary.plist", vocabulary("INSendMessageIntent")),
        message: "'INSendMessageIntent' needs NSSiriUsageDescription"),
      RuleExample(
        "entitlements without Siri",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("App/App.entitlements", "<plist version=\"1.0\">↓<dict/></plist>"),
        .file("App/Info.plist", appInfoPlist("INSendMessageIntent", usage: "Sends your orders")),
        .file("App/en.lproj/AppIntentVocabulary.plist", vocabulary("INSendMessageIntent"))),
      RuleExample(
        "media without categories",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("App/Info.plist", appInfoPlist("↓INPlayMediaIntent", usage: "Plays kitchen music")),
        .file("App/en.lproj/AppIntentVocabulary.plist", vocabulary("INPlayMediaIntent"))),
      RuleExample(
        "a language without a phrase",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("App/Info.plist", appInfoPlist("INSendMessageIntent", usage: "Sends your orders")),
        .file("App/de.lproj/AppIntentVocabulary.plist", "<plist version=\"1.0\">↓<dict/></plist>"),
        .file("App/en.lproj/AppIntentVocabulary.plist", vocabulary("INSendMessageIntent"))),
      RuleExample(
        "no vocabulary at all",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("App/Info.plist", appInfoPlist("↓INSendMessageIntent", usage: "Sends your orders"))),
    ],
    nonTriggering: [
      RuleExample(
        "custom intents alone",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("App/Info.plist", appInfoPlist("OrderSoupIntent"))),
      RuleExample(
        "a usage description that is only localised",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("App/AppIntentVocabulary.plist", vocabulary("INSendMessageIntent")),
        .file("App/Info.plist", appInfoPlist("INSendMessageIntent")),
        .file("App/en.lproj/InfoPlist.strings", "NSSiriUsageDescription = \"Sends your orders\";")),
    ])

  static func check(_ project: CheckedProject, _ findings: inout RuleFindings) {
    let bundles = project.bundles
    var phrases = PhraseCheck(project)
    var checkedApps: Set<Int> = []
    let withCategories = bundles.handlers.filter { $0.intents?.mediaCategories?.names.isEmpty == false }
    let appsWithCategories = Set(withCategories.flatMap { bundles.apps(of: $0) }.map(\.id))
    let listed = bundles.handlers.reduce(into: Set<String>()) { $0.formUnion($1.supportedNames) }
      .filter { SystemIntentCatalogue.intent(named: $0) != nil }
    let evidence = SourceEvidence(project, classNames: listed)
    let entitled = entitlementPaths(project)
    for bundle in bundles.handlers {
      guard let infoPlist = bundle.infoPlist, let list = infoPlist.intents.supported else { continue }
      // What nothing handles is left over from a template, which is the business of another rule.
      let names = list.names.filter {
        listed.contains($0.value) && (!evidence.hasSources || evidence.mayHandle($0.value))
      }
      guard let first = names.first else { continue }
      let apps = bundles.apps(of: bundle)
      let use = SystemIntentUse(name: first, infoPlist: infoPlist)
      for app in apps where checkedApps.insert(app.id).inserted && !app.isWatchApp {
        checkUsageDescription(of: app, for: use, in: project, &findings)
        checkEntitlements(of: app, for: use, in: project, entitled, &findings)
      }
      let hasCategories =
        infoPlist.intents.mediaCategories?.names.isEmpty == false
        || apps.contains { appsWithCategories.contains($0.id) }
      if !hasCategories { checkMedia(names, in: infoPlist, &findings) }
      if !apps.isEmpty { phrases.check(names, in: infoPlist, apps: apps, &findings) }
    }
  }

  // MARK: Usage description

  /// A system intent that a bundle supports.
  private struct SystemIntentUse {
    let name: Located<String>
    let infoPlist: InfoPlist

    var location: SourceLocation { infoPlist.location(name.range) }

    var note: DiagnosticNote { DiagnosticNote("\(name.value.quoted) is supported here", at: location) }
  }

  private static func checkUsageDescription(
    of app: ProjectBundle, for use: SystemIntentUse, in project: CheckedProject, _ findings: inout RuleFindings
  ) {
    let key = "NSSiriUsageDescription"
    let settings = app.owners.compactMap { $0.target.infoPlistSetting(key) }
    let isTranslated = project.localizedInfoTables.contains { table in table.entries.contains { $0.key.value == key } }
    let isElsewhere = app.owners.contains { $0.target.hasBaseConfiguration && $0.target.generatesInfoPlist }
    guard settings.isEmpty, !isTranslated, !isElsewhere else { return }
    guard let infoPlist = app.infoPlist else {
      guard app.owners.contains(where: \.target.generatesInfoPlist) else { return }
      findings.report(
        "\(use.name.value.quoted) needs \(key)", at: use.location,
        hint: "set 'INFOPLIST_KEY_\(key)' in target \(app.displayedName.quoted)")
      return
    }
    let text = infoPlist.siriUsageDescription
    guard text?.value.isEmpty != false else { return }
    let location = infoPlist.location(text?.range ?? infoPlist.range)
    findings.report(
      "\(use.name.value.quoted) needs \(key)", at: location,
      hint: "tell in a sentence what the app gives to Siri, and why", notes: [use.note])
  }

  // MARK: Entitlements

  /// The paths of the entitlements of each target.
  private static func entitlementPaths(_ project: CheckedProject) -> [String: Set<String>] {
    let paths = project.entitlements.map(\.source.path)
    var found: [String: Set<String>] = [:]
    for xcode in project.xcodeProjects {
      for (path, targets) in xcode.targets(withEntitlements: paths) {
        for target in targets {
          found[ProjectBundle.Owner(project: xcode, target: target).key, default: []].insert(path)
        }
      }
    }
    return found
  }

  private static func checkEntitlements(
    of app: ProjectBundle, for use: SystemIntentUse, in project: CheckedProject, _ entitled: [String: Set<String>],
    _ findings: inout RuleFindings
  ) {
    guard !app.owners.contains(where: { $0.target.platforms == ["macosx"] }) else { return }
    for entitlements in project.entitlements where entitlements.siri?.value != true {
      let path = entitlements.source.path
      let belongs =
        app.owners.isEmpty
        ? app.infoPlist?.source.path.folder == path.folder
        : app.owners.contains { entitled[$0.key]?.contains(path) == true }
      guard belongs else { continue }
      findings.report(
        "\(use.name.value.quoted) needs the entitlement 'com.apple.developer.siri'",
        at: SourceLocation(file: entitlements.source, range: entitlements.siri?.range ?? entitlements.range),
        notes: [use.note])
    }
  }

  // MARK: Media

  private static func checkMedia(_ names: [Located<String>], in infoPlist: InfoPlist, _ findings: inout RuleFindings) {
    guard let media = names.first(where: { $0.value == "INPlayMediaIntent" }) else { return }
    findings.report(
      "'INPlayMediaIntent' needs \(infoPlist.intents.mediaCategoriesKey)", at: infoPlist.location(media.range),
      hint: "Siri asks an app only for the kinds of media that it lists")
  }

  // MARK: Examples

  private static func appInfoPlist(mark: String = "", _ name: String, usage: String? = nil) -> String {
    let description = usage.map { "\n  <key>NSSiriUsageDescription</key>\n  <string>\($0)</string>" } ?? ""
    return """
      <plist version="1.0">
      \(mark)<dict>
        <key>INIntentsSupported</key>
        <array>
          <string>\(name)</string>
        </array>\(description)
      </dict>
      </plist>
      """
  }

  private static func vocabulary(_ name: String) -> String {
    """
    <plist version="1.0">
    <dict>
      <key>IntentPhrases</key>
      <array>
        <dict>
          <key>IntentExamples</key>
          <array>
            <string>Do it with Kitchen</string>
          </array>
          <key>IntentName</key>
          <string>\(name)</string>
        </dict>
      </array>
    </dict>
    </plist>
    """
  }
}
