import CoreLocation

/// What a parameter or a property may hold.
public protocol IntentValue {
  /// One value: `T` of `T`, `T?`, `[T]` and `[T]?`.
  associatedtype ValueType = Self
  /// The value that is there: `T` of `T?`, otherwise the type itself.
  associatedtype UnwrappedType = Self
  /// What stands for no value; nil where there has to be one.
  static var absence: Self? { get }
  static func wrapping(_ value: UnwrappedType) -> Self
  /// The value that is there; nil for none.
  var unwrapped: UnwrappedType? { get }
}

extension IntentValue where UnwrappedType == Self {
  public var unwrapped: Self? { self }
  public static var absence: Self? { nil }
  public static func wrapping(_ value: Self) -> Self { value }
}

extension Int: IntentValue {}
extension Double: IntentValue {}
extension Bool: IntentValue {}
extension String: IntentValue {}
extension AttributedString: IntentValue {}
extension URL: IntentValue {}
extension Date: IntentValue {}
extension DateComponents: IntentValue {}
extension CLPlacemark: IntentValue, SpokenObject {
  public typealias ValueType = CLPlacemark
  public typealias UnwrappedType = CLPlacemark
  public static var absence: Self? { nil }
  public static func wrapping(_ value: CLPlacemark) -> Self { unsafeDowncast(value, to: Self.self) }
  public var unwrapped: CLPlacemark? { self }
  public var spokenText: String { name ?? "" }
}
extension Measurement: IntentValue where UnitType: IntentUnit {}

extension Optional: IntentValue where Wrapped: IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped
  public static var absence: Self? { .some(nil) }
  public static func wrapping(_ value: Wrapped) -> Self { value }
  public var unwrapped: Wrapped? { self }
}

extension Array: IntentValue where Element: IntentValue {
  public typealias ValueType = Element.ValueType
  public typealias UnwrappedType = Self
}

extension Set: IntentValue where Element: IntentValue {
  public typealias ValueType = Element.ValueType
  public typealias UnwrappedType = Self
}
