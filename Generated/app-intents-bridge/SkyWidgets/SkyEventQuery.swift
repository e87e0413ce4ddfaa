// Migrated by intentc from SkyWidgets.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct SkyEventQuery: EntityStringQuery {
    func entities(for identifiers: [SkyEvent.ID]) async throws -> [SkyEvent] {
        return try await options().allItems.map { SkyEvent($0) }.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<SkyEvent> {
        let collection = try await options(string)
        let sections: [IntentItemSection<SkyEvent>] = collection.sections.map { section in
            let items = section.items.map { IntentItem(SkyEvent($0)) }
            guard let title = section.title else {
                return IntentItemSection(items: items)
            }
            return IntentItemSection(LocalizedStringResource(stringLiteral: title), items: items)
        }
        return IntentItemCollection(usesIndexedCollation: collection.usesIndexedCollation, sections: sections)
    }

    func suggestedEntities() async throws -> IntentItemCollection<SkyEvent> {
        let collection = try await options()
        let sections: [IntentItemSection<SkyEvent>] = collection.sections.map { section in
            let items = section.items.map { IntentItem(SkyEvent($0)) }
            guard let title = section.title else {
                return IntentItemSection(items: items)
            }
            return IntentItemSection(LocalizedStringResource(stringLiteral: title), items: items)
        }
        return IntentItemCollection(usesIndexedCollation: collection.usesIndexedCollation, sections: sections)
    }

    func defaultResult() async -> SkyEvent? {
        let legacy = CountdownIntent()
        let handler = SiriKitBridge.handler(for: legacy) as? any CountdownIntentHandling
        return (handler?.defaultEvent?(for: legacy) ?? nil).map { SkyEvent($0) }
    }

    /// What the handler of `CountdownIntent` offers.
    private func options(_ searchTerm: String? = nil) async throws -> INObjectCollection<SkyWidgetEvent> {
        let legacy = CountdownIntent()
        guard let handler = SiriKitBridge.handler(for: legacy) as? any CountdownIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        return try await handler.provideEventOptionsCollection(for: legacy, searchTerm: searchTerm)
    }
}

#endif
