// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

@available(tvOS, unavailable)
public struct Countdown: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    public static let intentClassName = "CountdownIntent"
    public static let title: LocalizedStringResource = LocalizedStringResource(
        "Vr10OQ",
        defaultValue: "Count Down to an Event"
    )
    public static let description: IntentDescription? = IntentDescription(
        LocalizedStringResource("4TqPLS", defaultValue: "Counts the days until something happens in the sky.")
    )

    @Parameter(title: LocalizedStringResource("cMspY7", defaultValue: "Count Down To"), default: .event)
    public var kind: CountdownKindAppEnum

    @Parameter(title: LocalizedStringResource("KKH78p", defaultValue: "Event"), query: SkyEventQuery())
    public var event: SkyEvent

    @Parameter(title: LocalizedStringResource("imu7wS", defaultValue: "Date"), kind: .date)
    public var date: DateComponents?

    @Parameter(title: LocalizedStringResource("2PqwYg", defaultValue: "Theme"))
    public var accent: SkyThemeAppEnum?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        Switch(\.$kind) {
            Case(CountdownKindAppEnum.event) {
                Summary("Count down to \(\.$kind): \(\.$event)") {
                    \.$accent
                }
            }
            Case(CountdownKindAppEnum.date) {
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

    public static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$kind, \.$date, \.$accent)) { kind, date, accent in
            DisplayRepresentation(
                title: LocalizedStringResource(
                    "TvyOJR",
                    defaultValue: "Count down to \(kind): \(Calendar.current.date(from: date!) ?? .now, format: .dateTime.day().month().year())"
                ),
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$kind, \.$event, \.$accent)) { kind, event, accent in
            DisplayRepresentation(
                title: LocalizedStringResource("5p0Zw6", defaultValue: "Count down to \(kind): \(event)"),
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$kind, \.$accent)) { kind, accent in
            DisplayRepresentation(
                title: LocalizedStringResource("VAz4Ox", defaultValue: "Count down to \(kind)"),
                subtitle: ""
            )
        }
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitDuration>> & ProvidesDialog {
        // TODO: Move the work of `CountdownIntentHandling` here.
        //
        // - Where it failed, throw an error of `CountdownError`.
        let value: Measurement<UnitDuration> = try MigrationGap.value()
        return .result(
            value: value,
            dialog: IntentDialog(
                LocalizedStringResource(
                    "xsc8op",
                    defaultValue: "Only \(value, format: .measurement(width: .wide)) to go."
                )
            )
        )
    }
}

/// Why ‘Count Down to an Event’ can fail.
@available(tvOS, unavailable)
public enum CountdownError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}

fileprivate extension IntentDialog {
    static func responseSuccess(remaining: Measurement<UnitDuration>) -> Self {
        IntentDialog(
            LocalizedStringResource(
                "xsc8op",
                defaultValue: "Only \(remaining, format: .measurement(width: .wide)) to go."
            )
        )
    }
}
