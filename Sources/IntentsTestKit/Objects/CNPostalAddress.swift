public import Foundation

/// The address of a place.
open class CNPostalAddress: NSObject {
  /// The street with the number.
  open fileprivate(set) var street = ""

  /// The city.
  open fileprivate(set) var city = ""

  /// The state or province.
  open fileprivate(set) var state = ""

  /// The postal code.
  open fileprivate(set) var postalCode = ""

  /// The country.
  open fileprivate(set) var country = ""
}

/// An address that is being written.
open class CNMutablePostalAddress: CNPostalAddress {
  /// The street with the number.
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }

  /// The city.
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }

  /// The state or province.
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }

  /// The postal code.
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }

  /// The country.
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
}
