/// The names that a structure cannot have since App Intents or what it re-exports uses them in code of the same file.
enum ClashingTypeName {
  /// The names.
  static let all: Set<String> = [
    "AppEntity", "AppEnum", "AppIntent", "AppShortcut", "AppShortcutsProvider", "Button", "Calendar", "Case",
    "Character", "Color", "Currency", "Data", "Date", "DefaultCase", "Dependency", "Double", "Duration", "Error",
    "Image", "Int", "Locale", "Measurement", "Notification", "Operation", "Optional", "Parameter", "Progress",
    "Property", "Result", "Set", "String", "Summary", "Switch", "Task", "Text", "Timer", "URL", "Unit", "View", "When",
    "Widget",
  ]
}
