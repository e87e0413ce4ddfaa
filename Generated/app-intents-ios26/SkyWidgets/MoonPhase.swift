// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

@available(tvOS, unavailable)
struct MoonPhase: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "MoonPhaseIntent"
    static let title: LocalizedStringResource = "View the Moon Phase"
    static let description: IntentDescription? = IntentDescription(
        "Shows tonight’s moon and the next full moon.",
        categoryName: "Information"
    )

    @Parameter(
        title: "Hemisphere",
        default: true,
        displayName: Bool.IntentDisplayName(true: "northern", false: "southern")
    )
    var hemisphere: Bool?

    @Parameter(title: "Day", kind: .date)
    var day: DateComponents?

    static var parameterSummary: some ParameterSummary {
        Summary("View the \(\.$hemisphere) moon of \(\.$day)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        // TODO: Move the work of `MoonPhaseIntentHandling` here.
        //
        // - Where it failed, throw an error of `MoonPhaseError`.
        let value: String = try MigrationGap.value()
        let nextFullMoon: DateComponents = try MigrationGap.value()
        let illumination: Double = try MigrationGap.value()
        return .result(
            value: value,
            dialog: IntentDialog(
                full: "The moon is a \(value). The next full moon is on \(Calendar.current.date(from: nextFullMoon) ?? .now, format: .dateTime.day().month().year()).",
                supporting: "\(value), \(illumination) lit"
            )
        )
    }
}

/// Why ‘View the Moon Phase’ can fail.
@available(tvOS, unavailable)
enum MoonPhaseError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
