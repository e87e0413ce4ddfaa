// Migrated by intentc from Parcels.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct TrackParcel: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "TrackParcelIntent"
    static let title: LocalizedStringResource = "Track a Parcel"
    static let description: IntentDescription? = IntentDescription(
        "Says where a parcel is.",
        categoryName: "Information"
    )

    @Parameter(
        title: "Parcel",
        requestValueDialog: "Which parcel?",
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    var parcel: ShippedParcelAppEntity?

    @Parameter(title: "Neighbours", inputOptions: String.IntentInputOptions(capitalizationType: .words))
    var neighbours: [String]?

    static var parameterSummary: some ParameterSummary {
        Summary("Track \(\.$parcel)") {
            \.$neighbours
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<ParcelStatusAppEnum> & ProvidesDialog {
        guard let parcel else {
            throw $parcel.needsValueError("Which parcel?")
        }
        // TODO: Move the work of `TrackParcelIntentHandling` here.
        //
        // - Where it failed, throw an error of `TrackParcelError`.
        _ = parcel
        let value: ParcelStatusAppEnum = try MigrationGap.value()
        let responseParcel: ShippedParcelAppEntity = try MigrationGap.value()
        return .result(value: value, dialog: "\(responseParcel) is \(value).")
    }
}

/// Why ‘Track a Parcel’ can fail.
enum TrackParcelError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
