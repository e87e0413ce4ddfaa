// Migrated by intentc from Reading.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct RateBook: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "RateBookIntent"
    static let title: LocalizedStringResource = "Rate a Book"
    static let description: IntentDescription? = IntentDescription(
        "Gives a book up to five stars.",
        categoryName: "Create"
    )

    @Parameter(
        title: "Book",
        requestValueDialog: "Which book?",
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    var book: LibraryBookAppEntity?

    @Parameter(
        title: "Stars",
        default: 3.5,
        controlStyle: .slider,
        inclusiveRange: (0.0, 5.0),
        requestValueDialog: "How many stars?"
    )
    var stars: Double?

    @Parameter(title: "Review", inputOptions: String.IntentInputOptions(multiline: true))
    var review: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Rate \(\.$book) with \(\.$stars) stars") {
            \.$review
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
        guard let book else {
            throw $book.needsValueError("Which book?")
        }
        guard let stars else {
            throw $stars.needsValueError("How many stars?")
        }
        // TODO: Move the work of `RateBookIntentHandling` here.
        //
        // - Where it failed, throw an error of `RateBookError`.
        // - Ask with `chooseBook(among:)`.
        _ = (book, stars)
        let value: Double = try MigrationGap.value()
        let responseBook: LibraryBookAppEntity = try MigrationGap.value()
        return .result(value: value, dialog: "\(responseBook) has \(value) stars on average.")
    }

    private func chooseBook(among values: [LibraryBookAppEntity]) async throws -> LibraryBookAppEntity {
        guard let book else {
            return try await $book.requestDisambiguation(among: values)
        }
        return try await $book.requestDisambiguation(
            among: values,
            dialog: "There are \(values.count) books like ‘\(book)’."
        )
    }
}

/// Why ‘Rate a Book’ can fail.
enum RateBookError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureNotRead(book: String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureNotRead(let book):
            "You have not read \(book) yet."
        }
    }
}
