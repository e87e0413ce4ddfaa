// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Lists the options of `ShowConstellationIntent`, which configures a widget: “Show a
/// Constellation”.
///
/// “Opens the sky map at a constellation.”
class ShowConstellationIntentHandler: NSObject, ShowConstellationIntentHandling {
    // MARK: - Options

    /// Lists the options for “Constellation”.
    func provideConstellationOptionsCollection(
        for intent: ShowConstellationIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<SkyConstellation> {
        // TODO: List the values to choose from.
        let items: [SkyConstellation] = []
        guard let searchTerm, !searchTerm.isEmpty else {
            return INObjectCollection(items: items)
        }
        let matches = items.filter { item in
            item.displayString.localizedCaseInsensitiveContains(searchTerm)
        }
        return INObjectCollection(items: matches)
    }

    /// Supplies “Constellation” where no value is set.
    func defaultConstellation(for intent: ShowConstellationIntent) -> SkyConstellation? {
        // TODO: Return the value that most people want.
        return nil
    }
}
