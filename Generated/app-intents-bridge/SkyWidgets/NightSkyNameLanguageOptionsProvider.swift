// Migrated by intentc from SkyWidgets.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct NightSkyNameLanguageOptionsProvider: DynamicOptionsProvider {
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
        let legacy = NightSkyIntent()
        let handler = SiriKitBridge.handler(for: legacy) as? any NightSkyIntentHandling
        return (handler?.defaultNameLanguage?(for: legacy) ?? nil)
    }

    /// What the handler of `NightSkyIntent` offers.
    private func options() async throws -> INObjectCollection<NSString> {
        let legacy = NightSkyIntent()
        guard let handler = SiriKitBridge.handler(for: legacy) as? any NightSkyIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        return try await handler.provideNameLanguageOptionsCollection(for: legacy)
    }
}

#endif
