// Migrated by intentc from Parcels.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct PickUpParcel: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "PickUpParcelIntent"
    static let title: LocalizedStringResource = "Request a Pick-up"
    static let description: IntentDescription? = IntentDescription(
        "Asks the courier to pick up a parcel.",
        categoryName: "Request"
    )
    static let isDiscoverable = false

    @Parameter(title: "Parcel")
    var parcel: ShippedParcelAppEntity?

    static var parameterSummary: some ParameterSummary {
        Summary("Request a Pick-up")
    }

    func perform() async throws -> some IntentResult {
        if #available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
            try await requestConfirmation(actionName: .request, dialog: "Request a Pick-up?")
        } else {
            try await requestConfirmation()
        }
        // TODO: Move the work of `PickUpParcelIntentHandling` here.
        //
        // - Where it failed, throw an error of `PickUpParcelError`.
        let _: Void = try MigrationGap.value()
        return .result()
    }
}

/// Why ‘Request a Pick-up’ can fail.
enum PickUpParcelError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
