import Foundation

@objc public protocol INSpeakable: NSObjectProtocol {
  var spokenPhrase: String { get }
  var pronunciationHint: String? { get }
  var vocabularyIdentifier: String? { get }
  var alternativeSpeakableMatches: [any INSpeakable]? { get }
}

@objc open class INObject: NSObject, INSpeakable, NSCopying, NSSecureCoding {
  @objc(initWithIdentifier:displayString:pronunciationHint:)
  public init(identifier: String?, display displayString: String, pronunciationHint: String?) { fatalError() }
  @objc(initWithIdentifier:displayString:)
  public convenience init(identifier: String?, display displayString: String) { fatalError() }
  @objc(initWithIdentifier:displayString:subtitleString:displayImage:)
  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) { fatalError() }
  @objc(initWithIdentifier:displayString:pronunciationHint:subtitleString:displayImage:)
  public init(
    identifier: String?, display displayString: String, pronunciationHint: String?, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) { fatalError() }
  @nonobjc public convenience init(identifier: String?, displayString: String) { fatalError() }

  @objc open var identifier: String? { fatalError() }
  @objc open var displayString: String { fatalError() }
  @objc open var pronunciationHint: String? { fatalError() }
  @objc open var subtitleString: String?
  @objc open var displayImage: INImage?
  @objc open var spokenPhrase: String { fatalError() }
  @objc open var vocabularyIdentifier: String? { fatalError() }
  @objc open var alternativeSpeakableMatches: [any INSpeakable]? { fatalError() }
  @nonobjc public func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {}
}

@objc open class INSpeakableString: NSObject, INSpeakable, NSCopying, NSSecureCoding {
  @nonobjc public convenience init(
    vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?
  ) { self.init() }
  @nonobjc public convenience init(spokenPhrase: String) { self.init() }
  @objc open var spokenPhrase: String { fatalError() }
  @objc open var pronunciationHint: String? { fatalError() }
  @objc open var vocabularyIdentifier: String? { fatalError() }
  @objc open var alternativeSpeakableMatches: [any INSpeakable]? { fatalError() }
}

@objc open class INImage: NSObject, NSCopying, NSSecureCoding {
  @nonobjc public convenience init(named name: String) { self.init() }
  @nonobjc public convenience init(imageData: Data) { self.init() }
  @nonobjc public convenience init?(url: URL) { self.init() }
  @nonobjc public class func systemImageNamed(_ systemImageName: String) -> Self { fatalError() }
}

@objc public enum INPersonHandleType: Int {
  case unknown, emailAddress, phoneNumber
}

@objc open class INPersonHandle: NSObject, NSCopying, NSSecureCoding {
  @nonobjc public convenience init(value: String?, type: INPersonHandleType) { self.init() }
  @objc open var value: String? { fatalError() }
  @objc open var type: INPersonHandleType { fatalError() }
}

@objc open class INPerson: NSObject, NSCopying, NSSecureCoding {
  @nonobjc public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) { self.init() }
  @objc open var personHandle: INPersonHandle? { fatalError() }
  @objc open var nameComponents: PersonNameComponents? { fatalError() }
  @objc open var displayName: String { fatalError() }
  @objc open var image: INImage? { fatalError() }
  @objc open var contactIdentifier: String? { fatalError() }
  @objc open var customIdentifier: String? { fatalError() }
}

@objc open class INFile: NSObject, NSSecureCoding {
  @nonobjc public convenience init(data: Data, filename: String, typeIdentifier: String?) { self.init() }
  @nonobjc public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) { self.init() }
  @objc open var data: Data { fatalError() }
  @objc open var filename: String = ""
  @objc open var typeIdentifier: String? { fatalError() }
  @objc open var fileURL: URL? { fatalError() }
  @nonobjc public var removedOnCompletion: Bool = false
}

@objc open class INCurrencyAmount: NSObject, NSCopying, NSSecureCoding {
  @nonobjc public convenience init(amount: NSDecimalNumber, currencyCode: String) { self.init() }
  @objc open var amount: NSDecimalNumber? { fatalError() }
  @objc open var currencyCode: String? { fatalError() }
}

@objc public enum INPaymentMethodType: Int {
  case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
}

@objc open class INPaymentMethod: NSObject, NSCopying, NSSecureCoding {
  @nonobjc public convenience init(
    type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?
  ) { self.init() }
  @nonobjc public class func applePay() -> Self { fatalError() }
  @objc open var type: INPaymentMethodType { fatalError() }
  @objc open var name: String? { fatalError() }
  @objc open var identificationHint: String? { fatalError() }
  @objc open var icon: INImage? { fatalError() }
}
