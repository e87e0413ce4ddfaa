// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

@available(tvOS, unavailable)
public struct MoonPhase: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    public static let intentClassName = "MoonPhaseIntent"
    public static let title: LocalizedStringResource = LocalizedStringResource(
        "48Xy69",
        defaultValue: "View the Moon Phase"
    )
    public static let description: IntentDescription? = IntentDescription(
        LocalizedStringResource("Ua7sIr", defaultValue: "Shows tonight’s moon and the next full moon."),
        categoryName: "Information"
    )

    @Parameter(
        title: LocalizedStringResource("W9EiA2", defaultValue: "Hemisphere"),
        default: true,
        displayName: Bool.IntentDisplayName(
            true: LocalizedStringResource("6tCVJC", defaultValue: "northern"),
            false: LocalizedStringResource("jtJpSJ", defaultValue: "southern")
        )
    )
    public var hemisphere: Bool

    @Parameter(title: LocalizedStringResource("qKaHW3", defaultValue: "Day"), kind: .date)
    public var day: DateComponents?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        Summary("View the \(\.$hemisphere) moon of \(\.$day)")
    }

    public static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$hemisphere, \.$day)) { hemisphere, day in
            DisplayRepresentation(
                title: LocalizedStringResource(
                    "vLUce7",
                    defaultValue: "View the \(hemisphere ? String(localized: LocalizedStringResource("6tCVJC", defaultValue: "northern")) : String(localized: LocalizedStringResource("jtJpSJ", defaultValue: "southern"))) moon of \(Calendar.current.date(from: day!) ?? .now, format: .dateTime.day().month().year())"
                ),
                subtitle: ""
            )
        }
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        // TODO: Move the work of `MoonPhaseIntentHandling` here.
        //
        // - Where it failed, throw an error of `MoonPhaseError`.
        let value: String = try MigrationGap.value()
        let nextFullMoon: DateComponents = try MigrationGap.value()
        let illumination: Double = try MigrationGap.value()
        return .result(
            value: value,
            dialog: IntentDialog(
                full: LocalizedStringResource(
                    "YZSqOQ",
                    defaultValue: "The moon is a \(value). The next full moon is on \(Calendar.current.date(from: nextFullMoon) ?? .now, format: .dateTime.day().month().year())."
                ),
                supporting: LocalizedStringResource("MFWAUA", defaultValue: "\(value), \(illumination) lit")
            )
        )
    }
}

/// Why ‘View the Moon Phase’ can fail.
@available(tvOS, unavailable)
public enum MoonPhaseError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}

fileprivate extension IntentDialog {
    static func responseSuccess(phase: String, nextFullMoon: DateComponents) -> Self {
        IntentDialog(
            LocalizedStringResource(
                "YZSqOQ",
                defaultValue: "The moon is a \(phase). The next full moon is on \(Calendar.current.date(from: nextFullMoon) ?? .now, format: .dateTime.day().month().year())."
            )
        )
    }
}
