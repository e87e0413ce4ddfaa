// Migrated by intentc from Errands.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents
import CoreLocation

public struct OrderGroceries: AppIntent, CustomIntentMigratedAppIntent {
    public static let intentClassName = "OrderGroceriesIntent"
    public static let title: LocalizedStringResource = "Order Groceries"
    public static let description: IntentDescription? = IntentDescription(
        "Has your groceries brought to the door.",
        categoryName: "Order"
    )
    public static let isDiscoverable = false
    public static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication

    @Parameter(title: "Items")
    public var items: [String]?

    @Parameter(title: "Day")
    public var day: DateComponents?

    @Parameter(title: "Budget")
    public var budget: IntentCurrencyAmount?

    @Parameter(title: "Payment")
    public var payment: IntentPaymentMethod?

    @Parameter(title: "Address")
    public var address: CLPlacemark?

    @Parameter(title: "Contact")
    public var contact: IntentPerson?

    @Parameter(title: "Is Gift")
    public var isGift: Bool?

    @Parameter(title: "Weight")
    public var weight: Measurement<UnitMass>?

    @Parameter(title: "Route")
    public var route: Measurement<UnitLength>?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        Summary("Order Groceries")
    }

    public func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(actionName: .order, dialog: "Order Groceries?")
        // TODO: Move the work of `OrderGroceriesIntentHandling` here.
        //
        // - Where it failed, throw an error of `OrderGroceriesError`.
        let total: IntentCurrencyAmount = try MigrationGap.value()
        return .result(dialog: "Your groceries cost \(total).")
    }
}

/// Why ‘Order Groceries’ can fail.
public enum OrderGroceriesError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureCard(payment: String)

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureCard(let payment):
            "\(payment) was declined."
        }
    }
}
