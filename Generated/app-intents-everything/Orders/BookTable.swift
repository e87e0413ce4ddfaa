// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

public struct BookTable: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent, ForegroundContinuableIntent {
    public static let intentClassName = "BookTableIntent"
    public static let title: LocalizedStringResource = LocalizedStringResource("QQRlmf", defaultValue: "Book a Table")
    public static let description: IntentDescription? = IntentDescription(
        LocalizedStringResource("1ZNbZy", defaultValue: "Reserves a table in the coffee bar."),
        categoryName: "Order"
    )
    public static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(
        title: LocalizedStringResource("KVGD2r", defaultValue: "Guests"),
        default: 2,
        controlStyle: .field,
        inclusiveRange: (1, 9223372036854775807),
        requestValueDialog: IntentDialog(LocalizedStringResource("EQZWAM", defaultValue: "For how many guests?"))
    )
    public var guests: Int?

    @Parameter(
        title: LocalizedStringResource("zNjc4r", defaultValue: "Date"),
        requestValueDialog: IntentDialog(
            LocalizedStringResource("BIYwIo", defaultValue: "When would you like to come?")
        )
    )
    public var date: DateComponents?

    @Parameter(title: LocalizedStringResource("GI687a", defaultValue: "Area"), default: .public)
    public var `in`: SeatingAreaAppEnum?

    @Parameter(
        title: LocalizedStringResource("iwKQ3s", defaultValue: "Group Name"),
        inputOptions: String.IntentInputOptions(keyboardType: .default, capitalizationType: .words)
    )
    public var groupName: String?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        When(\.$guests, .greaterThan, 6) {
            Summary("Book a table for \(\.$guests) of \(\.$groupName) on \(\.$date) in the \(\.$in)")
        } otherwise: {
            Summary("Book a table for \(\.$guests) on \(\.$date) in the \(\.$in)")
        }
    }

    public static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$guests, \.$date, \.$in, \.$groupName)) { guests, date, `in`, groupName in
            DisplayRepresentation(
                title: LocalizedStringResource(
                    "7GEIje",
                    defaultValue: "Book a table for \(guests!) of \(groupName!) on \(Calendar.current.date(from: date!) ?? .now, format: .dateTime) in the \(`in`!)"
                ),
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$guests, \.$date, \.$in)) { guests, date, `in` in
            DisplayRepresentation(
                title: LocalizedStringResource(
                    "OpBilz",
                    defaultValue: "Book a table for \(guests!) on \(Calendar.current.date(from: date!) ?? .now, format: .dateTime) in the \(`in`!)"
                ),
                subtitle: ""
            )
        }
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        guard let guests else {
            throw $guests.needsValueError(
                IntentDialog(LocalizedStringResource("EQZWAM", defaultValue: "For how many guests?"))
            )
        }
        guard let date else {
            throw $date.needsValueError(
                IntentDialog(LocalizedStringResource("BIYwIo", defaultValue: "When would you like to come?"))
            )
        }
        try await requestConfirmation(actionName: .book, dialog: "Book a Table?")
        // TODO: Move the work of `BookTableIntentHandling` here.
        //
        // - Where it failed, throw an error of `BookTableError`.
        // - Where it went on in the app, `throw needsToContinueInForegroundError()`.
        // - Ask with `confirmDate(_:)`.
        _ = (guests, date)
        let value: String = try MigrationGap.value()
        let responseDate: DateComponents = try MigrationGap.value()
        return .result(
            value: value,
            dialog: IntentDialog(
                LocalizedStringResource(
                    "omHABj",
                    defaultValue: "Table \(value) is yours on \(Calendar.current.date(from: responseDate) ?? .now, format: .dateTime)."
                )
            )
        )
    }

    private func confirmDate(_ value: DateComponents) async throws -> Bool {
        return try await $date.requestConfirmation(
            for: value,
            dialog: IntentDialog(
                LocalizedStringResource(
                    "gltP3y",
                    defaultValue: "You would like to come on \(Calendar.current.date(from: value) ?? .now, format: .dateTime)?"
                )
            )
        )
    }
}

/// Why ‘Book a Table’ can fail.
public enum BookTableError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureFullyBooked(date: String)

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureFullyBooked(let date):
            LocalizedStringResource("WpOKlx", defaultValue: "There is no free table on \(date).")
        }
    }
}

fileprivate extension IntentDialog {
    static var guestsParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("EQZWAM", defaultValue: "For how many guests?"))
    }
    static var dateParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("BIYwIo", defaultValue: "When would you like to come?"))
    }
    static func dateParameterConfirmation(date: DateComponents) -> Self {
        IntentDialog(
            LocalizedStringResource(
                "gltP3y",
                defaultValue: "You would like to come on \(Calendar.current.date(from: date) ?? .now, format: .dateTime)?"
            )
        )
    }
    static func responseSuccess(tableName: String, date: DateComponents) -> Self {
        IntentDialog(
            LocalizedStringResource(
                "omHABj",
                defaultValue: "Table \(tableName) is yours on \(Calendar.current.date(from: date) ?? .now, format: .dateTime)."
            )
        )
    }
    static func responseFailureFullyBooked(date: DateComponents) -> Self {
        IntentDialog(
            LocalizedStringResource(
                "WpOKlx",
                defaultValue: "There is no free table on \(Calendar.current.date(from: date) ?? .now, format: .dateTime)."
            )
        )
    }
}
