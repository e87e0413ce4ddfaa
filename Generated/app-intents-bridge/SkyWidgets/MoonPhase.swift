// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
@available(tvOS, unavailable)
struct MoonPhase: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "MoonPhaseIntent"
    static let title: LocalizedStringResource = "View the Moon Phase"
    static let description: IntentDescription? = IntentDescription(
        "Shows tonight’s moon and the next full moon.",
        categoryName: "Information"
    )

    @Parameter(
        title: "Hemisphere",
        default: true,
        displayName: Bool.IntentDisplayName(true: "northern", false: "southern")
    )
    var hemisphere: Bool?

    @Parameter(title: "Day", kind: .date)
    var day: DateComponents?

    static var parameterSummary: some ParameterSummary {
        Summary("View the \(\.$hemisphere) moon of \(\.$day)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        let legacy = legacyIntent
        guard let handler = SiriKitBridge.handler(for: legacy) as? any MoonPhaseIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        if let confirmation = await handler.confirm?(intent: legacy) {
            try check(confirmation, confirming: true)
        }
        guard let response = await handler.handle?(intent: legacy) else {
            throw MoonPhaseError.failure
        }
        try check(response, confirming: false)
        guard let value = response.phase else {
            throw SiriKitBridgeError.noOutput
        }
        return .result(value: value, dialog: dialog(for: response) ?? "Done.")
    }

    /// The intent that the handler knows, with the values of this action.
    private var legacyIntent: MoonPhaseIntent {
        let legacy = MoonPhaseIntent()
        legacy.hemisphere = hemisphere.map { NSNumber(value: $0) }
        legacy.day = day
        return legacy
    }

    /// Throws where the handler cannot or could not do the work.
    private func check(_ response: MoonPhaseIntentResponse, confirming: Bool) throws {
        switch response.code {
        case .success, .inProgress:
            return
        case .ready:
            guard confirming else {
                throw MoonPhaseError.failure
            }
        default:
            throw MoonPhaseError.failure
        }
    }

    /// What is said about a response; nil where it has no sentence.
    private func dialog(for response: MoonPhaseIntentResponse) -> IntentDialog? {
        switch response.code {
        case .success:
            return IntentDialog(
                full: "The moon is a \(SiriKitBridge.text(response.phase)). The next full moon is on \(SiriKitBridge.text(response.nextFullMoon)).",
                supporting: "\(SiriKitBridge.text(response.phase)), \(response.illumination?.doubleValue ?? 0) lit"
            )
        case .inProgress:
            return "Under way."
        default:
            return nil
        }
    }
}

/// Why ‘View the Moon Phase’ can fail.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
@available(tvOS, unavailable)
enum MoonPhaseError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}

#endif
