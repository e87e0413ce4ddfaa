/// The names of types that the new code uses: a legacy class of one of these names, which is in the same module, would be taken
/// for it.
///
/// What the protocols of App Intents have as members, such as `Summary`, is found there first, and may be called so. What is
/// written with its module where there is such a class, such as `AppIntents.OpenIntent`, may be, too.
enum HiddenTypeName {
  /// The names that actions which ask handlers use in any case.
  static let bridge: Set<String> = [
    "AppEntity", "AppEnum", "AppIntent", "CustomIntentMigratedAppIntent",
    "CustomLocalizedStringResourceConvertible", "Decimal", "DisplayRepresentation", "DynamicOptionsProvider",
    "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery", "IntentCurrencyAmount", "IntentDescription",
    "IntentDialog", "IntentFile", "IntentItem", "IntentItemCollection", "IntentItemSection",
    "IntentParameterDependency", "IntentPaymentMethod", "IntentPerson", "IntentResult", "LocalizedStringResource",
    "ProvidesDialog", "ReturnsValue", "TaskLocal", "TypeDisplayRepresentation", "UnitDuration",
  ]

  /// The names that some code uses, and other code does not.
  static let all: Set<String> = bridge.union([
    "AppDependencyManager", "AppIntentError", "AppIntents", "AppShortcut", "AppShortcutsProvider",
    "AudioPlaybackIntent", "CLLocation", "CSSearchableIndex", "CSSearchableItemAttributeSet", "Calendar",
    "ComparatorMappingType", "ComparatorMode", "ContainsComparator", "Data", "Date",
    "EntityPropertyQuery", "EntityQuerySort", "EqualToComparator", "ForegroundContinuableIntent",
    "GreaterThanComparator", "GreaterThanOrEqualToComparator", "HasPrefixComparator", "HasSuffixComparator", "ID",
    "IndexedEntity", "IntentAuthenticationPolicy", "IntentDeprecation", "IntentModes", "IntentPrediction",
    "IntentPredictionConfiguration", "KeyPathComparator", "LabeledContent", "LessThanComparator",
    "LessThanOrEqualToComparator",
    "Locale", "MainActor", "Never", "NotEqualToComparator", "Optional", "Parameter", "ParameterSummary",
    "PersonNameComponents", "PredictableIntent", "Property", "ShowsSnippetIntent",
    "ShowsSnippetView", "SortOrder", "SortableBy", "SortingOptions", "Text", "TransientAppEntity",
    "UInt8", "UTType", "UniqueAppEntity", "UniqueAppEntityQuery", "VStack", "View",
  ])
}
