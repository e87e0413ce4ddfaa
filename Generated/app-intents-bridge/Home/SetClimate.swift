// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct SetClimate: AppIntent, CustomIntentMigratedAppIntent, ForegroundContinuableIntent {
    static let intentClassName = "SetClimateIntent"
    static let title: LocalizedStringResource = "Set the Room Climate"
    static let description: IntentDescription? = IntentDescription(
        "Sets temperature and humidity of a room.",
        categoryName: "Set"
    )
    static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(title: "Temperature", requestValueDialog: "How warm should it be?")
    var target: Measurement<UnitTemperature>?

    @Parameter(title: "Correction", default: 0.0, inclusiveRange: (-5.0, 5.0))
    var offset: Double?

    @Parameter(
        title: "Room",
        inputOptions: String.IntentInputOptions(keyboardType: .default, capitalizationType: .words),
        optionsProvider: SetClimateRoomOptionsProvider()
    )
    var room: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Set \(\.$room) to \(\.$target)") {
            \.$offset
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitTemperature>> & ProvidesDialog {
        let legacy = legacyIntent
        guard let handler = SiriKitBridge.handler(for: legacy) as? any SetClimateIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        try await BridgedParameter<Measurement<UnitTemperature>>(
            name: "target",
            current: { target },
            read: { $0 as? Measurement<UnitTemperature> },
            assign: { value, _ in
                target = value
                legacy.target = value
            },
            ask: { try await $target.requestValue("How warm should it be?") },
            choose: { try await $target.requestDisambiguation(among: $0) },
            confirm: { try await $target.requestConfirmation(for: $0) },
            refuse: { _ in SetClimateError.target }
        ).settle { await handler.resolveTarget(for: legacy).bridgeOutcome }
        if let confirmation = await handler.confirm?(intent: legacy) {
            try check(confirmation, confirming: true)
        }
        let response = await handler.handle(intent: legacy)
        try check(response, confirming: false)
        switch response.code {
        case .continueInApp, .failureRequiringAppLaunch:
            nonisolated(unsafe) let activity = response.userActivity ?? NSUserActivity(
                activityType: "SetClimateIntent"
            )
            nonisolated(unsafe) let interaction = INInteraction(intent: legacy, response: response)
            throw needsToContinueInForegroundError {
                SiriKitHandlers.continueInApp(activity, with: interaction)
            }
        default:
            break
        }
        guard let value = response.current else {
            throw SiriKitBridgeError.noOutput
        }
        return .result(value: value, dialog: dialog(for: response) ?? "Done.")
    }

    /// The intent that the handler knows, with the values of this action.
    private var legacyIntent: SetClimateIntent {
        let legacy = SetClimateIntent()
        legacy.target = target
        legacy.offset = offset.map { NSNumber(value: $0) }
        legacy.room = room
        return legacy
    }

    /// Throws where the handler cannot or could not do the work.
    private func check(_ response: SetClimateIntentResponse, confirming: Bool) throws {
        switch response.code {
        case .success, .inProgress:
            return
        case .ready:
            guard confirming else {
                throw SetClimateError.failure
            }
        case .continueInApp, .failureRequiringAppLaunch:
            if confirming {
                throw SetClimateError.failure
            }
        case .failureNoHeating:
            throw SetClimateError.failureNoHeating
        default:
            throw SetClimateError.failure
        }
    }

    /// What is said about a response; nil where it has no sentence.
    private func dialog(for response: SetClimateIntentResponse) -> IntentDialog? {
        switch response.code {
        case .success:
            return "It is \(SiriKitBridge.text(response.current)) now."
        case .inProgress:
            return "Under way."
        default:
            return nil
        }
    }
}

/// Why ‘Set the Room Climate’ can fail.
enum SetClimateError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureNoHeating
    case target

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureNoHeating:
            "There is no heating in this room."
        case .target:
            "This value can’t be used."
        }
    }
}

#endif
