// Migrated by intentc from Notes.intentdefinition.

import AppIntents

struct AppShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: CreateNote(),
            phrases: [
                "Write a note with \(.applicationName)",
                "New page in \(.applicationName)",
            ],
            shortTitle: "Create a Note",
            systemImageName: "app"
        )
    }
}
