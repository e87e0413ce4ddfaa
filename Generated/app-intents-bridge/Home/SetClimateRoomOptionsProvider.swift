// Migrated by intentc from Home.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct SetClimateRoomOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<String> {
        let collection = try await options()
        let sections: [IntentItemSection<String>] = collection.sections.map { section in
            let items = section.items.map { IntentItem(String($0)) }
            guard let title = section.title else {
                return IntentItemSection(items: items)
            }
            return IntentItemSection(LocalizedStringResource(stringLiteral: title), items: items)
        }
        return IntentItemCollection(usesIndexedCollation: collection.usesIndexedCollation, sections: sections)
    }

    func defaultResult() async -> String? {
        let legacy = SetClimateIntent()
        let handler = SiriKitBridge.handler(for: legacy) as? any SetClimateIntentHandling
        return (handler?.defaultRoom?(for: legacy) ?? nil)
    }

    /// What the handler of `SetClimateIntent` offers.
    private func options() async throws -> INObjectCollection<NSString> {
        let legacy = SetClimateIntent()
        guard let handler = SiriKitBridge.handler(for: legacy) as? any SetClimateIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        return try await handler.provideRoomOptionsCollection(for: legacy)
    }
}

#endif
