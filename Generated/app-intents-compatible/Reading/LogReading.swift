// Migrated by intentc from Reading.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct LogReading: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "LogReadingIntent"

    static var title: LocalizedStringResource = "Log Reading Time"
    static var description = IntentDescription("Notes how many pages you read.")

    @Parameter(title: "Pages", default: 20)
    var pages: Int?

    @Parameter(title: "Finished")
    var finished: Bool?

    @Parameter(title: "Move To", default: .finished)
    var shelf: BookShelfAppEnum?

    static var parameterSummary: some ParameterSummary {
        When(\.$finished, .equalTo, true) {
            Summary("Log \(\.$pages) pages, \(\.$finished), and move the book to \(\.$shelf)")
        } otherwise: {
            Summary("Log \(\.$pages) pages, \(\.$finished)")
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$pages, \.$finished, \.$shelf)) { pages, finished, shelf in
            DisplayRepresentation(
                title: "Log \(pages!) pages, \(finished! ? String(localized: "finished") : String(localized: "still reading")), and move the book to \(shelf!)",
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$pages, \.$finished)) { pages, finished in
            DisplayRepresentation(
                title: "Log \(pages!) pages, \(finished! ? String(localized: "finished") : String(localized: "still reading"))",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        // TODO: Move the work of the old handler here.
        return .result(value: Int())
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var pagesParameterPrompt: Self {
        "How many pages?"
    }
    static func responseSuccess(total: Int) -> Self {
        "\(total) pages this month."
    }
}
