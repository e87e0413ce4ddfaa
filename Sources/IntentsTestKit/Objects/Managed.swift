/// A property whose value the object itself keeps, as `@NSManaged` does on Apple's systems.
///
/// Without a value it is nil; an enumeration has the raw value 0, and reading it is a mistake if there is no such case.
@propertyWrapper
public struct Managed<Value> {
  /// The value of a property that was never set; nil for an enumeration without a case for 0.
  private let initialValue: Value?

  /// A property that is nil at first.
  public init() where Value: ExpressibleByNilLiteral {
    initialValue = .some(nil)
  }

  /// An enumeration that has the raw value 0 at first.
  public init() where Value: RawRepresentable, Value.RawValue == Int {
    initialValue = Value(rawValue: 0)
  }

  /// A set of options that is empty at first.
  public init() where Value: OptionSet, Value.RawValue == UInt {
    initialValue = []
  }

  /// Never used: the value lies in the object.
  @available(*, unavailable, message: "only properties of a managed object can be managed")
  public var wrappedValue: Value {
    get { fatalError() }
    set { _ = newValue }
  }

  /// The value of a property of an object.
  public static subscript<Object: ManagedObject>(
    _enclosingInstance object: Object, wrapped property: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get {
      if let value = object.managedValues[property] as? Value { return value }
      guard let value = object[keyPath: storage].initialValue else {
        fatalError(
          "a property of \(Object.self) was given no value, and its enumeration \(Value.self) has no case with the"
            + " raw value 0 that could stand for that")
      }
      return value
    }
    set { object.managedValues[property] = newValue }
  }
}
