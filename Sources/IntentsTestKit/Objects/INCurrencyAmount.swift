public import Foundation

/// An amount of money.
open class INCurrencyAmount: NSObject {
  /// The number.
  public let amount: NSDecimalNumber?

  /// The currency, for example `EUR`.
  public let currencyCode: String?

  /// An amount in a currency.
  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  /// Whether number and currency are the same.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INCurrencyAmount else { return false }
    return amount == other.amount && currencyCode == other.currencyCode
  }

  override open var hash: Int { amount?.hash ?? 0 }
}
