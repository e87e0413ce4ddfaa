// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
@available(tvOS, unavailable)
struct Countdown: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "CountdownIntent"
    static let title: LocalizedStringResource = "Count Down to an Event"
    static let description: IntentDescription? = IntentDescription(
        "Counts the days until something happens in the sky."
    )

    @Parameter(title: "Count Down To", default: .event)
    var kind: CountdownKindAppEnum?

    @Parameter(title: "Event")
    var event: SkyEvent?

    @Parameter(title: "Date", kind: .date)
    var date: DateComponents?

    @Parameter(title: "Theme")
    var accent: SkyThemeAppEnum?

    static var parameterSummary: some ParameterSummary {
        Switch(\.$kind) {
            Case(.event) {
                Summary("Count down to \(\.$kind): \(\.$event)") {
                    \.$accent
                }
            }
            Case(.date) {
                Summary("Count down to \(\.$kind): \(\.$date)") {
                    \.$accent
                }
            }
            DefaultCase {
                Summary("Count down to \(\.$kind)") {
                    \.$accent
                }
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitDuration>> & ProvidesDialog {
        let legacy = legacyIntent
        guard let handler = SiriKitBridge.handler(for: legacy) as? any CountdownIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        if let confirmation = await handler.confirm?(intent: legacy) {
            try check(confirmation, confirming: true)
        }
        guard let response = await handler.handle?(intent: legacy) else {
            throw CountdownError.failure
        }
        try check(response, confirming: false)
        guard let value = (response.remaining.map { Measurement(value: $0.doubleValue, unit: UnitDuration.seconds) }) else {
            throw SiriKitBridgeError.noOutput
        }
        return .result(value: value, dialog: dialog(for: response) ?? "Done.")
    }

    /// The intent that the handler knows, with the values of this action.
    private var legacyIntent: CountdownIntent {
        let legacy = CountdownIntent()
        legacy.kind = kind?.legacy ?? .unknown
        legacy.event = event?.legacy
        legacy.date = date
        legacy.accent = accent?.legacy ?? .unknown
        return legacy
    }

    /// Throws where the handler cannot or could not do the work.
    private func check(_ response: CountdownIntentResponse, confirming: Bool) throws {
        switch response.code {
        case .success, .inProgress:
            return
        case .ready:
            guard confirming else {
                throw CountdownError.failure
            }
        default:
            throw CountdownError.failure
        }
    }

    /// What is said about a response; nil where it has no sentence.
    private func dialog(for response: CountdownIntentResponse) -> IntentDialog? {
        switch response.code {
        case .success:
            return "Only \(SiriKitBridge.text(response.remaining.map { Measurement(value: $0.doubleValue, unit: UnitDuration.seconds) })) to go."
        case .inProgress:
            return "Under way."
        default:
            return nil
        }
    }
}

/// Why ‘Count Down to an Event’ can fail.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
@available(tvOS, unavailable)
enum CountdownError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}

#endif
