// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#if canImport(IntentsUI) && canImport(UIKit)

import IntentsUI
import UIKit

/// Shows what an intent is about while Siri asks for a confirmation, and what came of it.
///
/// The Info.plist of the UI extension names the class as `NSExtensionPrincipalClass` and lists the
/// intents as `IntentsSupported`.
public class IntentViewController: UIViewController, INUIHostedViewControlling {
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()

    public override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.numberOfLines = 0
        detailLabel.font = .preferredFont(forTextStyle: .body)
        detailLabel.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
        ])
    }

    /// Shows an interaction: before the user agrees, and again when the intent has been handled.
    public func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        switch interaction.intent {
        case let intent as OrderCoffeeIntent:
            configure(
                for: intent,
                response: interaction.intentResponse as? OrderCoffeeIntentResponse,
                status: interaction.intentHandlingStatus
            )
        case let intent as BookTableIntent:
            configure(
                for: intent,
                response: interaction.intentResponse as? BookTableIntentResponse,
                status: interaction.intentHandlingStatus
            )
        case let intent as BuyGiftCardIntent:
            configure(
                for: intent,
                response: interaction.intentResponse as? BuyGiftCardIntentResponse,
                status: interaction.intentHandlingStatus
            )
        case let intent as RequestRefundIntent:
            configure(
                for: intent,
                response: interaction.intentResponse as? RequestRefundIntentResponse,
                status: interaction.intentHandlingStatus
            )
        default:
            completion(false, parameters, .zero)
            return
        }
        completion(true, parameters, desiredSize)
    }

    /// The width that Siri offers, and the height that the content needs.
    private var desiredSize: CGSize {
        let width = extensionContext?.hostedViewMaximumAllowedSize.width ?? view.bounds.width
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    // MARK: - Intents

    /// Shows `OrderCoffeeIntent`: “Order Coffee”.
    private func configure(
        for intent: OrderCoffeeIntent,
        response: OrderCoffeeIntentResponse?,
        status: INIntentHandlingStatus
    ) {
        // TODO: Show what the user has to know: `status` is `.ready` before they agree, and
        // `.success` when it is done.
        titleLabel.text = NSLocalizedString("17cnJ3", tableName: "Orders", value: "Order Coffee", comment: "")
        let details: [String?] = [
            intent.drink?.displayString,
            intent.quantity?.stringValue,
        ]
        detailLabel.text = details.compactMap(\.self).joined(separator: "\n")
    }

    /// Shows `BookTableIntent`: “Book a Table”.
    private func configure(
        for intent: BookTableIntent,
        response: BookTableIntentResponse?,
        status: INIntentHandlingStatus
    ) {
        // TODO: Show what the user has to know: `status` is `.ready` before they agree, and
        // `.success` when it is done.
        titleLabel.text = NSLocalizedString("QQRlmf", tableName: "Orders", value: "Book a Table", comment: "")
        let details: [String?] = [
            intent.guests?.stringValue,
            intent.groupName,
        ]
        detailLabel.text = details.compactMap(\.self).joined(separator: "\n")
    }

    /// Shows `BuyGiftCardIntent`: “Buy a Gift Card”.
    private func configure(
        for intent: BuyGiftCardIntent,
        response: BuyGiftCardIntentResponse?,
        status: INIntentHandlingStatus
    ) {
        // TODO: Show what the user has to know: `status` is `.ready` before they agree, and
        // `.success` when it is done.
        titleLabel.text = NSLocalizedString("ezUJP6", tableName: "Orders", value: "Buy a Gift Card", comment: "")
        let details: [String?] = [
            intent.greeting,
        ]
        detailLabel.text = details.compactMap(\.self).joined(separator: "\n")
    }

    /// Shows `RequestRefundIntent`: “Request a Refund”.
    private func configure(
        for intent: RequestRefundIntent,
        response: RequestRefundIntentResponse?,
        status: INIntentHandlingStatus
    ) {
        // TODO: Show what the user has to know: `status` is `.ready` before they agree, and
        // `.success` when it is done.
        titleLabel.text = NSLocalizedString("ctSAgk", tableName: "Orders", value: "Request a Refund", comment: "")
        let details: [String?] = [
            intent.order?.displayString,
        ]
        detailLabel.text = details.compactMap(\.self).joined(separator: "\n")
    }
}

#endif
