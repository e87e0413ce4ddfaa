// Migrated by intentc from Errands.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents
import CoreLocation

struct OrderGroceries: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "OrderGroceriesIntent"
    static let title: LocalizedStringResource = "Order Groceries"
    static let description: IntentDescription? = IntentDescription(
        "Has your groceries brought to the door.",
        categoryName: "Order"
    )
    static let isDiscoverable = false
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication

    @Parameter(title: "Items")
    var items: [String]?

    @Parameter(title: "Day")
    var day: DateComponents?

    @Parameter(title: "Budget")
    var budget: IntentCurrencyAmount?

    @Parameter(title: "Payment")
    var payment: IntentPaymentMethod?

    @Parameter(title: "Address")
    var address: CLPlacemark?

    @Parameter(title: "Contact")
    var contact: IntentPerson?

    @Parameter(title: "Is Gift")
    var isGift: Bool?

    @Parameter(title: "Weight")
    var weight: Measurement<UnitMass>?

    @Parameter(title: "Route")
    var route: Measurement<UnitLength>?

    static var parameterSummary: some ParameterSummary {
        Summary("Order Groceries")
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        if #available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
            try await requestConfirmation(actionName: .order, dialog: "Order Groceries?")
        } else {
            try await requestConfirmation()
        }
        // TODO: Move the work of `OrderGroceriesIntentHandling` here.
        //
        // - Where it failed, throw an error of `OrderGroceriesError`.
        let total: IntentCurrencyAmount = try MigrationGap.value()
        return .result(dialog: "Your groceries cost \(total).")
    }
}

/// Why ‘Order Groceries’ can fail.
enum OrderGroceriesError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureCard(payment: String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureCard(let payment):
            "\(payment) was declined."
        }
    }
}
