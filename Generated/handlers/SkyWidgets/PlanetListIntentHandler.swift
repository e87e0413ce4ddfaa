// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Lists the options of `PlanetListIntent`, which configures a widget: “Planets”.
///
/// “Shows when your favourite planets rise and set.”
class PlanetListIntentHandler: NSObject, PlanetListIntentHandling {
    // MARK: - Options

    /// Lists the options for “Planets”.
    func providePlanetsOptionsCollection(
        for intent: PlanetListIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<SkyPlanet> {
        // TODO: List the values to choose from.
        let items: [SkyPlanet] = []
        guard let searchTerm, !searchTerm.isEmpty else {
            return INObjectCollection(items: items)
        }
        let matches = items.filter { item in
            item.displayString.localizedCaseInsensitiveContains(searchTerm)
        }
        return INObjectCollection(items: matches)
    }

    /// Supplies “Planets” where no value is set.
    func defaultPlanets(for intent: PlanetListIntent) -> [SkyPlanet]? {
        // TODO: Return the value that most people want.
        return nil
    }
}
