// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

#if canImport(Intents) && !os(tvOS)

import AppIntents

struct BookTable: AppIntent, CustomIntentMigratedAppIntent {
    @Dependency
    private var bar: CoffeeBar

    static let intentClassName = "BookTableIntent"
    static let title: LocalizedStringResource = "Book a Table"
    static let description: IntentDescription? = IntentDescription(
        "Reserves a table in the coffee bar.",
        categoryName: "Order"
    )

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

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog & ShowsSnippetIntent {
        guard let guests else {
            throw $guests.needsValueError("For how many guests?")
        }
        guard let date else {
            throw $date.needsValueError("When would you like to come?")
        }
        try await requestConfirmation(
            actionName: .book,
            dialog: "Book a Table?",
            snippetIntent: BookTableSnippet(date: date, guests: guests, in: `in`, groupName: groupName)
        )
        // TODO: Move the work of `BookTableIntentHandling` here.
        //
        // - Where it failed, throw an error of `BookTableError`.
        // - Ask with `confirmDate(_:)`.
        _ = (guests, date)
        let value: String = try MigrationGap.value()
        let responseDate: DateComponents = try MigrationGap.value()
        return .result(
            value: value,
            dialog: "Table \(value) is yours on \(Calendar.current.date(from: responseDate) ?? .now, format: .dateTime).",
            snippetIntent: BookTableSnippet(
                tableName: value,
                date: responseDate,
                guests: guests,
                in: `in`,
                groupName: groupName
            )
        )
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

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureFullyBooked(let date):
            "There is no free table on \(date)."
        }
    }
}

#endif
