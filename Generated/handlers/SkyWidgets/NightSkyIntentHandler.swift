// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Lists the options of `NightSkyIntent`, which configures a widget: “Night Sky”.
///
/// “Shows the stars above a place.”
class NightSkyIntentHandler: NSObject, NightSkyIntentHandling {
    // MARK: - Options

    /// Lists the options for “Language of the Names”.
    func provideNameLanguageOptionsCollection(for intent: NightSkyIntent) async throws -> INObjectCollection<NSString> {
        // TODO: List the values to choose from; `intent.showsNames` is known already.
        let items: [NSString] = []
        return INObjectCollection(items: items)
    }

    /// Supplies “Language of the Names” where no value is set.
    func defaultNameLanguage(for intent: NightSkyIntent) -> String? {
        return NSLocalizedString("WMiVhj", tableName: "SkyWidgets", value: "Latin", comment: "")
    }
}
