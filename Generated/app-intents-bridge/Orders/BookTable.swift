// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct BookTable: AppIntent, CustomIntentMigratedAppIntent, ForegroundContinuableIntent {
    static let intentClassName = "BookTableIntent"
    static let title: LocalizedStringResource = "Book a Table"
    static let description: IntentDescription? = IntentDescription(
        "Reserves a table in the coffee bar.",
        categoryName: "Order"
    )
    static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(
        title: "Guests",
        default: 2,
        controlStyle: .field,
        inclusiveRange: (1, 9223372036854775807),
        requestValueDialog: "For how many guests?"
    )
    var guests: Int?

    @Parameter(title: "Date", requestValueDialog: "When would you like to come?")
    var date: DateComponents?

    @Parameter(title: "Area", default: .public)
    var `in`: SeatingAreaAppEnum?

    @Parameter(
        title: "Group Name",
        inputOptions: String.IntentInputOptions(keyboardType: .default, capitalizationType: .words)
    )
    var groupName: String?

    static var parameterSummary: some ParameterSummary {
        When(\.$guests, .greaterThan, 6) {
            Summary("Book a table for \(\.$guests) of \(\.$groupName) on \(\.$date) in the \(\.$in)")
        } otherwise: {
            Summary("Book a table for \(\.$guests) on \(\.$date) in the \(\.$in)")
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        let legacy = legacyIntent
        guard let handler = SiriKitBridge.handler(for: legacy) as? any BookTableIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        try await BridgedParameter<Int>(
            name: "guests",
            current: { guests },
            read: { $0 as? Int },
            assign: { value, _ in
                guests = value
                legacy.guests = value.map { NSNumber(value: $0) }
            },
            ask: { try await $guests.requestValue("For how many guests?") },
            choose: { try await $guests.requestDisambiguation(among: $0) },
            confirm: { try await $guests.requestConfirmation(for: $0) },
            refuse: { _ in BookTableError.guests }
        ).settle { await handler.resolveGuests(for: legacy).bridgeOutcome }
        try await BridgedParameter<DateComponents>(
            name: "date",
            current: { date },
            read: { $0 as? DateComponents },
            assign: { value, _ in
                date = value
                legacy.date = value
            },
            ask: { try await $date.requestValue("When would you like to come?") },
            choose: { try await $date.requestDisambiguation(among: $0) },
            confirm: { try await confirmDate($0) },
            refuse: { _ in BookTableError.date }
        ).settle { await handler.resolveDate(for: legacy).bridgeOutcome }
        var question: IntentDialog = "Book a Table?"
        if let confirmation = await handler.confirm?(intent: legacy) {
            try check(confirmation, confirming: true)
            if confirmation.code != .inProgress {
                question = dialog(for: confirmation) ?? question
            }
        }
        if SiriKitBridge.asksPerson {
            if #available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
                try await requestConfirmation(actionName: .book, dialog: question)
            } else {
                try await requestConfirmation()
            }
        }
        let response = await handler.handle(intent: legacy)
        try check(response, confirming: false)
        switch response.code {
        case .continueInApp, .failureRequiringAppLaunch:
            nonisolated(unsafe) let activity = response.userActivity ?? NSUserActivity(
                activityType: "BookTableIntent"
            )
            nonisolated(unsafe) let interaction = INInteraction(intent: legacy, response: response)
            throw needsToContinueInForegroundError {
                SiriKitHandlers.continueInApp(activity, with: interaction)
            }
        default:
            break
        }
        guard let value = response.tableName else {
            throw SiriKitBridgeError.noOutput
        }
        return .result(value: value, dialog: dialog(for: response) ?? "Done.")
    }

    /// The intent that the handler knows, with the values of this action.
    private var legacyIntent: BookTableIntent {
        let legacy = BookTableIntent()
        legacy.guests = guests.map { NSNumber(value: $0) }
        legacy.date = date
        legacy.in = `in`?.legacy ?? .unknown
        legacy.groupName = groupName
        return legacy
    }

    /// Throws where the handler cannot or could not do the work.
    private func check(_ response: BookTableIntentResponse, confirming: Bool) throws {
        switch response.code {
        case .success, .inProgress:
            return
        case .ready:
            guard confirming else {
                throw BookTableError.failure
            }
        case .continueInApp, .failureRequiringAppLaunch:
            if confirming {
                throw BookTableError.failure
            }
        case .failureFullyBooked:
            throw BookTableError.failureFullyBooked(date: SiriKitBridge.text(response.date))
        default:
            throw BookTableError.failure
        }
    }

    /// What is said about a response; nil where it has no sentence.
    private func dialog(for response: BookTableIntentResponse) -> IntentDialog? {
        switch response.code {
        case .success:
            return "Table \(SiriKitBridge.text(response.tableName)) is yours on \(SiriKitBridge.text(response.date))."
        case .inProgress:
            return "Under way."
        default:
            return nil
        }
    }

    private func confirmDate(_ value: DateComponents) async throws -> Bool {
        return try await $date.requestConfirmation(
            for: value,
            dialog: "You would like to come on \(Calendar.current.date(from: value) ?? .now, format: .dateTime)?"
        )
    }
}

/// Why ‘Book a Table’ can fail.
enum BookTableError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureFullyBooked(date: String)
    case guests
    case date

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureFullyBooked(let date):
            "There is no free table on \(date)."
        case .guests:
            "This value can’t be used."
        case .date:
            "This value can’t be used."
        }
    }
}

#endif
