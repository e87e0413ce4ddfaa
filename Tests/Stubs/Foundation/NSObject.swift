@_exported import ObjCStandIn

public typealias NSObjectProtocol = ObjCStandIn.NSObjectProtocol

extension NSObject {
  @objc open var description: String { fatalError() }
  @objc open var debugDescription: String { fatalError() }
  @objc(isEqual:) open func isEqual(_ object: Any?) -> Int { fatalError() }
  @objc(valueForKey:) open func value(forKey key: String) -> Any? { fatalError() }
  @objc(setValue:forKey:) open func setValue(_ value: Any?, forKey key: String) {}
}

extension NSObject: Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
}

@objc public protocol NSCopying: NSObjectProtocol {}
@objc public protocol NSSecureCoding: NSObjectProtocol {}
