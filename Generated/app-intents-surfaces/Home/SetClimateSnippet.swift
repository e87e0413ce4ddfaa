// Migrated by intentc from Home.intentdefinition.

import AppIntents
import SwiftUI

/// What ‘Set the Room Climate’ shows in the end.
@available(tvOS, unavailable)
struct SetClimateSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Set the Room Climate"
    static let isDiscoverable = false
    static let persistentIdentifier = "SetClimateSnippet"

    @Parameter(title: "Temperature Now")
    var current: Measurement<UnitTemperature>?

    init() {
    }

    init(current: Measurement<UnitTemperature>? = nil) {
        self.current = current
    }

    @MainActor
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        // Called whenever the snippet is drawn: look values up if need be, and change nothing.
        return .result(view: SetClimateSnippetView(current: current))
    }
}

/// What the snippet of ‘Set the Room Climate’ looks like.
@available(tvOS, unavailable)
struct SetClimateSnippetView: View {
    let current: Measurement<UnitTemperature>?

    var body: some View {
        VStack(alignment: .leading) {
            Text(LocalizedStringResource("Set the Room Climate")).font(.headline)
            if let current {
                LabeledContent {
                    Text(LocalizedStringResource("\(current, format: .measurement(width: .wide))"))
                } label: {
                    Text(LocalizedStringResource("Temperature Now"))
                }
            }
        }
    }
}
