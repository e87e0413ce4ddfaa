internal import IntentSemantics
internal import ProjectModel
internal import SourceDiagnostics

/// Finds names in an `Info.plist` that no intent class has.
enum UnknownSupportedIntentRule: ProjectRule {
  static let id: DiagnosticID = "unknown-supported-intent"

  static let description = RuleDescription(
    id,
    title: "supported intent that does not exist",
    scope: .project,
    severity: .warning,
    explanation: """
      A name in `IntentsSupported` or `INIntentsSupported` is neither the class of an intent in a definition, nor one of \
      the framework, nor a class of the sources. In `NSUserActivityTypes` a name counts that ends in `Intent` and has no \
      dot.

      Names with build settings are left alone, and so is everything while a definition cannot be read.
      """,
    rationale: """
      The system answers with `INIntentError` 2004, and the intent that was meant is not handled. Most such names are \
      left over from an intent that was renamed or removed \
      ([an app that cleaned up](https://github.com/TeslaBuds/AuthAppForTesla/issues/39)).
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "Intents/Info.plist",
          """
          <plist version="1.0">
          <dict>
            <key>NSExtension</key>
            <dict>
              <key>NSExtensionAttributes</key>
              <dict>
                <key>IntentsSupported</key>
                <array>
                  <string>OrderSoupIntent</string>
                  <string>↓OldSoupIntent</string>
                </array>
              </dict>
              <key>NSExtensionPointIdentifier</key>
              <string>com.apple.intents-service</string>
            </dict>
          </dict>
          </plist>
          """),
        message: "'OldSoupIntent' is not a known intent class"),
      RuleExample(
        "an activity type that was an intent once",
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
            <key>NSUserActivityTypes</key>
            <array>
              <string>com.example.menu</string>
              <string>OrderSoupIntent</string>
              <string>↓OldSoupIntent</string>
            </array>
          </dict>
          </plist>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "classes of the framework, a class name of its own, and a setting",
        .intent(
          """
          <key>INIntentClassName</key>
          <string>SoupOrder</string>
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
              <string>SoupOrder</string>
              <string>INSendMessageIntent</string>
              <string>$(EXTRA_INTENT)</string>
            </array>
          </dict>
          </plist>
          """)),
      RuleExample(
        "a class that is written by hand",
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
              <string>RideIntent</string>
            </array>
          </dict>
          </plist>
          """),
        .file("App/RideIntent.h", "@interface RideIntent : INIntent\n@end\n@protocol RideIntentHandling\n@end")),
    ])

  static func check(_ project: CheckedProject, _ findings: inout RuleFindings) {
    guard !project.hasUnreadDefinitions else { return }
    let classes = project.intentClasses
    var unknown: [(name: Located<String>, list: String, infoPlist: InfoPlist)] = []
    for infoPlist in project.bundles.all.compactMap(\.infoPlist) {
      for lists in infoPlist.allIntentLists {
        let names = lists.supported?.names.filter { !classes.contains($0.value) } ?? []
        unknown += names.map { ($0, lists.keyPrefix + "IntentsSupported", infoPlist) }
      }
      let activities = infoPlist.userActivityTypes?.names ?? []
      unknown += activities.filter { $0.value.looksLikeIntentClass && !classes.contains($0.value) }
        .map { ($0, "NSUserActivityTypes", infoPlist) }
    }
    unknown.removeAll { $0.name.value.hasBuildSetting }
    guard !unknown.isEmpty else { return }
    let declared = SourceWords(Set(unknown.map(\.name.value)), in: project).declaredClasses
    let candidates = classes.names
    var spelling = SpellingHints()
    for (name, list, infoPlist) in unknown where !declared.contains(name.value) {
      findings.report(
        name.value.isEmpty ? "a name in '\(list)' is empty" : "\(name.value.quoted) is not a known intent class",
        at: infoPlist.location(name.range),
        hint: hint(for: name.value, classes: classes, candidates: candidates, &spelling))
    }
  }

  private static func hint(
    for name: String, classes: IntentClasses, candidates: [String], _ spelling: inout SpellingHints
  ) -> String? {
    if let last = name.split(separator: ".").last.map(String.init), last != name, classes.contains(last) {
      return "classes are listed without their module: '\(last)'"
    }
    return spelling.hint(for: name, among: candidates)
  }
}

extension String {
  /// Whether an activity type is the class of an intent, as Xcode lists them, and not an identifier of the app's own.
  var looksLikeIntentClass: Bool {
    hasSuffix("Intent") && !utf8.contains(UInt8(ascii: ".")) && first?.isUppercase == true
  }
}
