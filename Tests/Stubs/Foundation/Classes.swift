@objc open class NSString: NSObject, ExpressibleByStringLiteral {
  @nonobjc public convenience init(string: String) { self.init() }
  public required convenience init(stringLiteral value: StaticString) { self.init() }
}

@objc
open class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  @nonobjc public convenience init(value: Int) { self.init() }
  @nonobjc public convenience init(value: Double) { self.init() }
  @nonobjc public convenience init(value: Bool) { self.init() }
  public required convenience init(integerLiteral value: Int) { self.init() }
  public required convenience init(floatLiteral value: Double) { self.init() }
  public required convenience init(booleanLiteral value: Bool) { self.init() }
  @nonobjc public var boolValue: Bool { fatalError() }
  @nonobjc public var intValue: Int { fatalError() }
  @nonobjc public var doubleValue: Double { fatalError() }
  @nonobjc public var stringValue: String { fatalError() }
}

@objc open class NSDecimalNumber: NSNumber {
  @nonobjc public convenience init(string: String?) { self.init() }
  @nonobjc public convenience init(decimal: Decimal) { self.init() }
  @nonobjc public var decimalValue: Decimal { fatalError() }
}

@objc open class NSError: NSObject, @unchecked Sendable {
  @nonobjc public convenience init(domain: String, code: Int, userInfo: [String: Any]? = nil) { self.init() }
}

extension NSError: Error {}

@objc open class NSUserActivity: NSObject {
  @nonobjc public convenience init(activityType: String) { self.init() }
  @nonobjc public var activityType: String { fatalError() }
  @nonobjc public var title: String?
  @nonobjc public var userInfo: [AnyHashable: Any]?
  @nonobjc public var suggestedInvocationPhrase: String?
}

@objc open class NSArray: NSObject {}
@objc open class NSDictionary: NSObject {}
@objc open class NSSet: NSObject {}
@objc open class NSURL: NSObject {}
@objc open class NSData: NSObject {}
@objc open class NSDate: NSObject {}
@objc open class NSUUID: NSObject {}
@objc open class NSDateComponents: NSObject {}
@objc open class NSDateInterval: NSObject {}
@objc open class NSPersonNameComponents: NSObject {}
@objc open class NSMeasurement: NSObject {}
