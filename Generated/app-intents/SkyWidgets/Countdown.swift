// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

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
        // TODO: Move the work of `CountdownIntentHandling` here.
        //
        // - Where it failed, throw an error of `CountdownError`.
        let value: Measurement<UnitDuration> = try MigrationGap.value()
        return .result(value: value, dialog: "Only \(value, format: .measurement(width: .wide)) to go.")
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
