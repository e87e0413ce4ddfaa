// Migrated by intentc from Workouts.intentdefinition.

import AppIntents

struct AppShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: StartIntervals(),
            phrases: [
                "Start my intervals with \(.applicationName)",
            ],
            shortTitle: "Start Interval Training",
            systemImageName: "app"
        )
    }
}
