// Written by intentc for actions and queries that need something of the app.

import AppIntents

/// What actions and queries need of the app.
enum IntentDependencies {
    /// Makes it known to the system; to be called when the app is launched.
    static func register(library: PodcastLibrary) {
        AppDependencyManager.shared.add(dependency: library)
    }
}
