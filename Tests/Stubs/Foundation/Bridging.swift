// With these conformances a value type counts as one that Objective-C can represent, which is what `@objc` and
// `@NSManaged` ask for. Nothing here is ever run.

extension _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool {
    false
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self { fatalError() }
}

extension String: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension Bool: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Int: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Double: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Float: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Array: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSArray }
extension Dictionary: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDictionary }
extension Set: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSSet }
extension URL: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSURL }
extension Data: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSData }
extension Date: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDate }
extension UUID: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSUUID }
extension DateComponents: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDateComponents }
extension DateInterval: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDateInterval }
extension PersonNameComponents: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSPersonNameComponents }
extension Decimal: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDecimalNumber }
extension Measurement: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSMeasurement }
