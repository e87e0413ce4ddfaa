internal import HandlerSources
internal import IntentModel
internal import IntentSemantics
internal import ProjectModel
internal import PropertyListReader
internal import SourceDiagnostics

/// Finds faults of `AppIntentVocabulary.plist`.
enum InvalidVocabularyRule: ProjectRule {
  static let id: DiagnosticID = "invalid-vocabulary"

  static let description = RuleDescription(
    id,
    title: "fault in a vocabulary",
    scope: .project,
    severity: .warning,
    explanation: """
      An `AppIntentVocabulary.plist` has an entry that is blank, as templates leave it, or a blank name or phrase in one; \
      a key that is missing or belongs elsewhere; an intent that is neither one of the framework nor one of a \
      definition; a property that the intent does not have; an intent that Siri has not performed since iOS 15; a \
      phrase twice; or it is in an extension and not in the app. Another kind of file under this name is an error.

      A note tells of a file outside of the folder of a language, and of each phrase without the name of the app, where \
      a name is known.

      `INPlayMediaIntent.playlistTitle` is accepted: the documentation has it, although the class does not.
      """,
    rationale: """
      The system skips what it does not understand, and nothing tells. App Store Connect answers with mail ITMS-90626 \
      for each intent and language without an example \
      ([what the entries mean](https://developer.apple.com/documentation/sirikit/parameter-vocabularies)).
      """,
    fix: "Removes blank entries, blank phrases and the second of two phrases.",
    triggering: [
      RuleExample(
        "what a template leaves",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App/en.lproj/AppIntentVocabulary.plist",
          """
          <plist version="1.0">
          <dict>
            <key>IntentPhrases</key>
            <array>
              ↓<dict>
                <key>IntentExamples</key>
                <array>
                  <string></string>
                </array>
                <key>IntentName</key>
                <string></string>
              </dict>
            </array>
          </dict>
          </plist>
          """),
        message: "entry of 'IntentPhrases' is blank"),
      RuleExample(
        "a file for no language",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("App/AppIntentVocabulary.plist", "↓<plist version=\"1.0\"><dict/></plist>")),
      RuleExample(
        "a class and a property that do not exist",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App/en.lproj/AppIntentVocabulary.plist",
          """
          <plist version="1.0">
          <dict>
            <key>IntentPhrases</key>
            <array>
              <dict>
                <key>IntentExamples</key>
                <array>
                  <string>Order the usual</string>
                </array>
                <key>IntentName</key>
                <string>↓OrderSoup</string>
              </dict>
            </array>
            <key>ParameterVocabularies</key>
            <array>
              <dict>
                <key>ParameterNames</key>
                <array>
                  <string>↓INStartWorkoutIntent.workoutname</string>
                </array>
                <key>ParameterVocabulary</key>
                <array/>
              </dict>
            </array>
          </dict>
          </plist>
          """),
        message: "'OrderSoup' is not an intent"),
      RuleExample(
        "phrases",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App/en.lproj/AppIntentVocabulary.plist",
          """
          <plist version="1.0">
          <dict>
            <key>IntentPhrases</key>
            <array>
              <dict>
                <key>IntentExamples</key>
                <array>
                  <string>Order in Kitchen</string>
                  ↓<string></string>
                  <string>↓Order in Kitchen</string>
                </array>
                <key>IntentName</key>
                <string>OrderSoupIntent</string>
              </dict>
            </array>
          </dict>
          </plist>
          """),
        message: "sample phrase is empty",
        fixed: .file(
          "App/en.lproj/AppIntentVocabulary.plist",
          """
          <plist version="1.0">
          <dict>
            <key>IntentPhrases</key>
            <array>
              <dict>
                <key>IntentExamples</key>
                <array>
                  <string>Order in Kitchen</string>
                </array>
                <key>IntentName</key>
                <string>OrderSoupIntent</string>
              </dict>
            </array>
          </dict>
          </plist>
          """)),
      RuleExample(
        "a phrase that could be meant for any app",
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
            <key>CFBundleName</key>
            <string>Kitchen</string>
            <key>CFBundlePackageType</key>
            <string>APPL</string>
          </dict>
          </plist>
          """),
        .file(
          "App/en.lproj/AppIntentVocabulary.plist",
          """
          <plist version="1.0">
          <dict>
            <key>IntentPhrases</key>
            <array>
              <dict>
                <key>IntentExamples</key>
                <array>
                  <string>Order soup in Kitchen</string>
                  <string>↓Order soup</string>
                </array>
                <key>IntentName</key>
                <string>OrderSoupIntent</string>
              </dict>
            </array>
          </dict>
          </plist>
          """)),
    ],
    nonTriggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App/en.lproj/AppIntentVocabulary.plist",
          """
          <plist version="1.0">
          <dict>
            <key>IntentPhrases</key>
            <array>
              <dict>
                <key>IntentExamples</key>
                <array>
                  <string>Play soup music in Kitchen</string>
                </array>
                <key>IntentName</key>
                <string>INPlayMediaIntent</string>
              </dict>
            </array>
            <key>ParameterVocabularies</key>
            <array>
              <dict>
                <key>ParameterNames</key>
                <array>
                  <string>INPlayMediaIntent.playlistTitle</string>
                </array>
                <key>ParameterVocabulary</key>
                <array/>
              </dict>
            </array>
          </dict>
          </plist>
          """))
    ])

  static func check(_ project: CheckedProject, _ findings: inout RuleFindings) {
    guard !project.vocabularies.isEmpty else { return }
    let folders = project.testFolders
    let bundles = project.bundles
    let classes = project.intentClasses
    let names = AppNames(project, bundles: bundles)
    for vocabulary in project.vocabularies where !folders.haveTest(vocabulary.document.source.path) {
      let document = vocabulary.document
      var check = VocabularyCheck(document, in: project, classes: classes)
      check.checkPhrases(names: names.isEmpty || names.isIncomplete ? nil : names, &findings)
      check.checkParameters(&findings)
      checkPlace(of: document, in: project.xcodeProjects, &findings)
    }
  }

  private static func checkPlace(
    of document: VocabularyDocument, in projects: [XcodeProject], _ findings: inout RuleFindings
  ) {
    let source = document.source
    if !source.path.isInLanguageFolder {
      findings.report(
        "vocabulary is not localised", at: SourceLocation(file: source, range: .position(0)), severity: .note,
        hint: "put one into the folder of each language of the app, for example 'en.lproj'")
    }
    let members = projects.flatMap { project in
      project.targets(containing: source.path).map { (project: project, membership: $0) }
    }
    guard !members.contains(where: { $0.membership.target.productType.isApplication }),
      let other = members.first(where: { $0.membership.target.productType == .appExtension })
    else { return }
    findings.report(
      "vocabulary is in extension \(other.membership.target.name.value.quoted), not in the app",
      at: SourceLocation(file: source, range: .position(0)),
      notes: [
        DiagnosticNote(
          "the extension has it here", at: SourceLocation(file: other.project.source, range: other.membership.range))
      ])
  }
}

extension String {
  /// Whether the file at this path is in the folder of a language or in `Base.lproj`.
  fileprivate var isInLanguageFolder: Bool {
    split(separator: "/").dropLast().last?.hasSuffix(".lproj") == true
  }
}
