public import Foundation

/// An object whose properties are marked `@Managed`: their values lie in the object, so that it can be copied.
open class ManagedObject: NSObject, NSCopying {
  /// The values that were set, by property.
  var managedValues: [AnyKeyPath: Any] = [:]

  /// An object whose properties have no values.
  override public init() {}

  /// An object of the same class with the same values; `nil` where the class cannot be made.
  func makeCopy() -> ManagedObject? { nil }

  /// A copy of the object.
  public func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = makeCopy() else { fatalError("\(type(of: self)) does not say how it is copied") }
    copy.managedValues = managedValues
    return copy
  }
}
