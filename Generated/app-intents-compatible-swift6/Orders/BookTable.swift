// Migrated by intentc from Orders.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct BookTable: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "BookTableIntent"

    static let title: LocalizedStringResource = "Book a Table"
    static let description = IntentDescription("Reserves a table in the coffee bar.")

    @Parameter(title: "Guests", default: 2)
    var guests: Int?

    @Parameter(title: "Date")
    var date: DateComponents?

    @Parameter(title: "Area", default: .public)
    var `in`: SeatingAreaAppEnum?

    @Parameter(title: "Group Name")
    var groupName: String?

    static var parameterSummary: some ParameterSummary {
        When(\.$guests, .greaterThan, 6) {
            Summary("Book a table for \(\.$guests) of \(\.$groupName) on \(\.$date) in the \(\.$in)")
        } otherwise: {
            Summary("Book a table for \(\.$guests) on \(\.$date) in the \(\.$in)")
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$guests, \.$date, \.$in, \.$groupName)) { guests, date, `in`, groupName in
            DisplayRepresentation(
                title: "Book a table for \(guests!) of \(groupName!) on \(Calendar.current.date(from: date!) ?? .now, format: .dateTime) in the \(`in`!)",
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$guests, \.$date, \.$in)) { guests, date, `in` in
            DisplayRepresentation(
                title: "Book a table for \(guests!) on \(Calendar.current.date(from: date!) ?? .now, format: .dateTime) in the \(`in`!)",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        // TODO: Move the work of the old handler here.
        return .result(value: String())
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var guestsParameterPrompt: Self {
        "For how many guests?"
    }
    static var dateParameterPrompt: Self {
        "When would you like to come?"
    }
    static func dateParameterConfirmation(date: DateComponents) -> Self {
        "You would like to come on \(Calendar.current.date(from: date) ?? .now, format: .dateTime)?"
    }
    static func responseSuccess(tableName: String, date: DateComponents) -> Self {
        "Table \(tableName) is yours on \(Calendar.current.date(from: date) ?? .now, format: .dateTime)."
    }
    static func responseFailureFullyBooked(date: DateComponents) -> Self {
        "There is no free table on \(Calendar.current.date(from: date) ?? .now, format: .dateTime)."
    }
}
