// Migrated by intentc from Notes.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
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
