/// The names that a structure cannot have since App Intents or what it re-exports uses them in code of the same file.
enum ClashingTypeName {
  /// The names.
  static let all: Set<String> = [
    "AppEntity", "AppEnum", "AppIntent", "AppShortcut", "AppShortcutsProvider", "Bool", "Button", "Calendar", "Case",
    "Character", "Color", "Currency", "Data", "Date", "DateComponents", "DefaultCase", "Dependency",
    "DisplayRepresentation", "Double", "Duration", "Error", "Image", "Int", "IntentDescription", "IntentDialog",
    "IntentFile", "IntentModes", "IntentPerson", "IntentPrediction", "IntentResult", "Locale",
    "LocalizedStringResource", "Measurement", "MigrationGap", "Never", "Notification", "Operation", "Optional",
    "Parameter", "ParameterSummary", "Progress", "Property", "ProvidesDialog", "Result", "ReturnsValue", "Set",
    "String", "Summary", "Switch", "Task", "Text", "Timer", "URL", "Unit", "View", "Void", "When", "Widget",
  ]
}
