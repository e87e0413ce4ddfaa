public import Foundation

/// The kind of a way to pay.
public enum INPaymentMethodType: Int, Sendable {
  case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
}

/// A way to pay.
open class INPaymentMethod: NSObject {
  /// The kind.
  public let type: INPaymentMethodType

  /// The name.
  public let name: String?

  /// What tells it from others, for example the last digits of a card.
  public let identificationHint: String?

  /// The picture.
  public let icon: INImage?

  /// A way to pay.
  public required init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }

  /// The way to pay that the device brings along.
  public class func applePay() -> Self {
    self.init(type: .applePay, name: "Apple Pay", identificationHint: nil, icon: nil)
  }
}
