/// What came after iOS 16.0, of what migrated code may use.
///
/// The versions are those of Apple's documentation.
enum LaterSymbol {
  /// Types and protocols.
  static let types: [String: SystemVersion] = [
    "AppIntentsPackage": .iOS17,
    "AudioPlaybackIntent": .iOS17,
    "ControlConfigurationIntent": .iOS18,
    "DeprecatedAppIntent": .iOS17,
    "EnumerableEntityQuery": .iOS17,
    "FileEntity": .iOS18,
    "ForegroundContinuableIntent": .iOS16Minor4,
    "IndexedEntity": .iOS18,
    "IntentCollectionSize": .iOS17,
    "IntentDeprecation": .iOS17,
    "IntentModes": .iOS26,
    "IntentParameterDependency": .iOS17,
    "IntentWidgetFamily": .iOS17,
    "LiveActivityIntent": .iOS17,
    "NegativeAppShortcutPhrase": .iOS17,
    "NegativeAppShortcutPhrases": .iOS17,
    "ProgressReportingIntent": .iOS17,
    "ShowsSnippetIntent": .iOS26,
    "SnippetIntent": .iOS26,
    "StringSearchCriteria": SystemVersion(17, 2),
    "TargetContentProvidingIntent": .iOS26,
    "URLRepresentableIntent": .iOS18,
    "UndoableIntent": .iOS26,
    "UniqueAppEntity": .iOS18,
    "UniqueAppEntityProvider": .iOS18,
    "UniqueAppEntityQuery": .iOS18,
    "WidgetConfigurationIntent": .iOS17,
  ]

  /// Macros that make a type adopt a schema.
  static let macros: [String: SystemVersion] = ["AppEntity": .iOS18, "AppEnum": .iOS18, "AppIntent": .iOS18]

  /// Functions, by the last of their names.
  static let functions: [String: SystemVersion] = [
    "continueInForeground": .iOS26,
    "deleteAppEntities": .iOS18,
    "indexAppEntities": .iOS18,
    "needsToContinueInForegroundError": .iOS16Minor4,
    "requestChoice": .iOS26,
    "requestToContinueInForeground": .iOS16Minor4,
  ]

  /// Labels of arguments, by function.
  static let labels: [String: [String: SystemVersion]] = [
    "AppShortcut": ["parameterPresentation": .iOS17],
    "DisplayRepresentation": ["synonyms": .iOS17],
    "IntentDescription": ["resultValueName": .iOS17],
    "IntentDialog": ["systemImageName": SystemVersion(17, 2)],
    "TypeDisplayRepresentation": ["synonyms": .iOS17],
    "requestConfirmation": [
      "actionName": .iOS18, "conditions": .iOS18, "content": .iOS18, "dialog": .iOS18, "snippetIntent": .iOS26,
    ],
    "result": ["snippetIntent": .iOS26],
  ]

  /// Labels of a parameter's initialiser.
  static let parameterLabels: [String: SystemVersion] = [
    "size": .iOS17, "supportedContentTypes": .iOS18,
  ]

  /// Labels of a property's initialiser.
  static let propertyLabels: [String: SystemVersion] = ["indexingKey": .iOS18Minor4]

  /// Types of parameters whose initialiser took no default at first.
  static let typesWithLaterDefault: Set<String> = [
    "CLPlacemark", "Date", "DateComponents", "IntentCurrencyAmount", "IntentPaymentMethod", "IntentPerson",
  ]

  /// The systems that do not have a protocol, whatever their version.
  ///
  /// Xcode's converter does not say so, and what it writes is to be the same.
  static func missingSystems(_ name: String, in options: MigrationOptions) -> Set<String> {
    switch name {
    case "WidgetConfigurationIntent" where options.form == .modern: ["tvOS"]
    case "ControlConfigurationIntent": ["tvOS", "visionOS"]
    case "IndexedEntity", "CSSearchableIndex": ["tvOS", "watchOS"]
    default: []
    }
  }
}
