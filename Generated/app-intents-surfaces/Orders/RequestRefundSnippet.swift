// Migrated by intentc from Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import SwiftUI

/// What ‘Request a Refund’ shows in the end.
struct RequestRefundSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Request a Refund"
    static let isDiscoverable = false
    static let persistentIdentifier = "RequestRefundSnippet"

    @Parameter(title: "Amount")
    var amount: IntentCurrencyAmount?

    @Parameter(title: "Reason")
    var reason: RefundReasonAppEnum?

    @Parameter(title: "Order")
    var order: CoffeeOrderAppEntity?

    init() {
    }

    init(amount: IntentCurrencyAmount? = nil, reason: RefundReasonAppEnum? = nil, order: CoffeeOrderAppEntity? = nil) {
        self.amount = amount
        self.reason = reason
        self.order = order
    }

    @MainActor
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        // Called whenever the snippet is drawn: look values up if need be, and change nothing.
        return .result(view: RequestRefundSnippetView(amount: amount, reason: reason, order: order))
    }
}

/// What the snippet of ‘Request a Refund’ looks like.
struct RequestRefundSnippetView: View {
    let amount: IntentCurrencyAmount?
    let reason: RefundReasonAppEnum?
    let order: CoffeeOrderAppEntity?

    var body: some View {
        VStack(alignment: .leading) {
            Text(LocalizedStringResource("Request a Refund")).font(.headline)
            if let amount {
                LabeledContent {
                    Text(LocalizedStringResource("\(amount.amount.formatted(.currency(code: amount.currencyCode)))"))
                } label: {
                    Text(LocalizedStringResource("Amount"))
                }
            }
            if let reason {
                LabeledContent {
                    Text(LocalizedStringResource("\(reason)"))
                } label: {
                    Text(LocalizedStringResource("Reason"))
                }
            }
            if let order {
                LabeledContent {
                    Text(LocalizedStringResource("\(order)"))
                } label: {
                    Text(LocalizedStringResource("Order"))
                }
            }
        }
    }
}

#endif
