/// The names of types that actions which ask handlers use beside the legacy classes of the same module: a class of one of these
/// names would be taken for it.
///
/// What the protocols of App Intents have as members, such as `Summary`, is found there first, and may be called so.
enum HiddenTypeName {
  /// The names.
  static let all: Set<String> = [
    "AppEntity", "AppEnum", "AppIntent", "CustomIntentMigratedAppIntent",
    "CustomLocalizedStringResourceConvertible", "Decimal", "DisplayRepresentation", "DynamicOptionsProvider",
    "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery", "IntentCurrencyAmount", "IntentDescription",
    "IntentDialog", "IntentFile", "IntentItem", "IntentItemCollection", "IntentItemSection",
    "IntentParameterDependency", "IntentPaymentMethod", "IntentPerson", "IntentResult", "LocalizedStringResource",
    "ProvidesDialog", "ReturnsValue", "TypeDisplayRepresentation", "UnitDuration",
  ]
}
