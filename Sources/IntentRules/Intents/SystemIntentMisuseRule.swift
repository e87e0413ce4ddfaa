internal import IntentModel
internal import IntentSemantics
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds system intents that Siri does not know, or with what only custom ones have, and the other way round.
enum SystemIntentMisuseRule: DefinitionRule {
  static let id: DiagnosticID = "system-intent-misuse"

  static let description = RuleDescription(
    id,
    title: "system intent that Siri does not perform",
    scope: .definition,
    severity: .warning,
    explanation: """
      The class of a system intent is none of the Intents framework, is deprecated, or was withdrawn from Siri with \
      iOS 15. Or a system intent has what only custom intents have: a verb, a response, or a flag for Shortcuts or \
      widgets that is set. Or a custom intent has a domain, which only system intents have.

      A system intent has no response codes in a definition; their absence is fine.
      """,
    rationale: """
      The framework, not the definition, says what a system intent is. Siri does not start one of a class that it does \
      not know, or \
      [has given up](https://developer.apple.com/support/deprecated-sirikit-intent-domains), and people hear that the \
      app cannot do that.
      """,
    fix: "Removes a verb, a flag or a domain that has no effect; a class and a response are left to you.",
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentClassName</key>
          <string>↓INStartAudioCallIntent</string>
          <key>INIntentName</key>
          <string>StartAudioCall</string>
          <key>INIntentType</key>
          <string>System</string>
          """),
        message: "system intent 'INStartAudioCallIntent' is deprecated since iOS 13.0 in favour of 'INStartCallIntent'"),
      RuleExample(
        "a class that Siri gave up",
        .intent(
          """
          <key>INIntentName</key>
          <string>↓PayBill</string>
          <key>INIntentType</key>
          <string>System</string>
          """),
        message: "system intent 'INPayBillIntent' is no longer supported by Siri since iOS 15.0"),
      RuleExample(
        "a class that there is not",
        .intent(
          """
          <key>INIntentClassName</key>
          <string>↓INPlayMedaiIntent</string>
          <key>INIntentName</key>
          <string>PlayMedia</string>
          <key>INIntentType</key>
          <string>System</string>
          """),
        message: "system intent 'INPlayMedaiIntent' is not a known class"),
      RuleExample(
        "what only custom intents have",
        .intent(
          """
          <key>INIntentEligibleForWidgets</key>
          ↓<true/>
          <key>INIntentName</key>
          <string>PlayMedia</string>
          <key>INIntentType</key>
          <string>System</string>
          <key>INIntentVerb</key>
          <string>↓Do</string>
          """),
        message: "system intent 'INPlayMediaIntent' cannot have 'INIntentEligibleForWidgets'",
        fixed: .intent(
          """
          <key>INIntentName</key>
          <string>PlayMedia</string>
          <key>INIntentType</key>
          <string>System</string>
          """)),
      RuleExample(
        "a custom intent with a domain",
        .intent(
          """
          <key>INIntentDomain</key>
          <string>↓Media</string>
          """),
        message: "custom intent 'OrderSoup' cannot have 'INIntentDomain'",
        fixed: .intent("")),
    ],
    nonTriggering: [
      RuleExample(
        "a system intent as Xcode writes it, without response",
        .intent(
          """
          <key>INIntentClassName</key>
          <string>INPlayMediaIntent</string>
          <key>INIntentClassPrefix</key>
          <string>IN</string>
          <key>INIntentConfigurable</key>
          <false/>
          <key>INIntentCustomizable</key>
          <true/>
          <key>INIntentDomain</key>
          <string>Media</string>
          <key>INIntentName</key>
          <string>PlayMedia</string>
          <key>INIntentType</key>
          <string>System</string>
          """))
    ])

  static func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    for intent in definition.document.intents {
      if intent.isSystem {
        checkClass(of: intent, in: definition, &findings)
        checkKeys(of: intent, in: definition, &findings)
      } else if intent.isCustom, let domain = intent.domain {
        findings.report(
          "custom intent \(intent.displayedName.quoted) cannot have 'INIntentDomain'", at: domain.range,
          fixIts: removal(of: "INIntentDomain", from: intent))
      }
    }
  }

  private static func checkClass(
    of intent: IntentEntry, in definition: CheckedDefinition, _ findings: inout RuleFindings
  ) {
    guard let name = intent.className(prefix: definition.classPrefix),
      intent.isReadable("INIntentClassName", as: .string)
    else { return }
    let place = intent.className.nonEmpty?.range ?? intent.nameRange
    guard let known = SystemIntentCatalogue.intent(named: name) else {
      findings.report(
        "system intent \(name.quoted) is not a known class", at: place,
        hint: Spelling.hint(for: name, among: SystemIntentCatalogue.all.lazy.map(\.className)))
      return
    }
    guard let message = known.deprecationMessage else { return }
    findings.report("system intent '\(name)' is \(message)", at: place)
  }

  private static func checkKeys(
    of intent: IntentEntry, in definition: CheckedDefinition, _ findings: inout RuleFindings
  ) {
    let name = (intent.className(prefix: definition.classPrefix) ?? intent.displayedName).quoted
    let flags: [(key: StaticString, value: Located<Bool>?)] = [
      ("INIntentConfigurable", intent.configurable), ("INIntentEligibleForWidgets", intent.eligibleForWidgets),
    ]
    for flag in flags {
      guard let value = flag.value, value.value else { continue }
      findings.report(
        "system intent \(name) cannot have '\(flag.key)'", at: value.range,
        fixIts: removal(of: flag.key, from: intent))
    }
    if let response = intent.response {
      findings.report("system intent \(name) cannot have 'INIntentResponse'", at: response.openingTagRange)
    }
    if let verb = intent.verb.nonEmpty {
      findings.report(
        "system intent \(name) cannot have 'INIntentVerb'", at: verb.range,
        fixIts: removal(of: "INIntentVerb", from: intent))
    }
  }

  private static func removal(of key: StaticString, from intent: IntentEntry) -> [FixIt] {
    intent.node.removing(key).map { [FixIt("remove '\(key)'", edits: [$0])] } ?? []
  }
}
