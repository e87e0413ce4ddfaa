// Migrated by intentc from Reading.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct RateBook: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "RateBookIntent"

    static var title: LocalizedStringResource = "Rate a Book"
    static var description = IntentDescription("Gives a book up to five stars.")

    @Parameter(title: "Book")
    var book: LibraryBookAppEntity?

    @Parameter(title: "Stars", default: 3.5)
    var stars: Double?

    @Parameter(title: "Review")
    var review: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Rate \(\.$book) with \(\.$stars) stars") {
            \.$review
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$book, \.$stars, \.$review)) { book, stars, review in
            DisplayRepresentation(
                title: "Rate \(book!) with \(stars!) stars",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Double> {
        // TODO: Move the work of the old handler here.
        return .result(value: Double())
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var bookParameterPrompt: Self {
        "Which book?"
    }
    static func bookParameterDisambiguationIntro(count: Int, book: LibraryBookAppEntity) -> Self {
        "There are \(count) books like ‘\(book)’."
    }
    static var starsParameterPrompt: Self {
        "How many stars?"
    }
    static func responseSuccess(book: LibraryBookAppEntity, average: Double) -> Self {
        "\(book) has \(average) stars on average."
    }
    static func responseFailureNotRead(book: LibraryBookAppEntity) -> Self {
        "You have not read \(book) yet."
    }
}
