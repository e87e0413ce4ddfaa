package import Foundation

/// Between the types of properties and the values of a conversation.
///
/// A conversation has Swift values: a number is an `NSNumber` in a property and may come as `Int`, `Double` or `Bool`; an
/// enumeration may come as its raw value.
package enum ValueConversion {
  /// The values in a property: none for nil and for an enumeration with the raw value 0, several for an array.
  package static func values(of property: Any?) -> [AnyHashable] {
    guard let property, let value = unwrapped(property) else { return [] }
    if let elements = value as? [AnyHashable] { return elements }
    if let enumeration = value as? any RawRepresentable<Int>, enumeration.rawValue == 0 { return [] }
    if let options = value as? any RawRepresentable<UInt>, options.rawValue == 0 { return [] }
    return (value as? AnyHashable).map { [$0] } ?? []
  }

  /// A property of the given type that holds the values; nil if there is none.
  package static func property<Value>(of type: Value.Type, holding values: [AnyHashable]) -> Value? {
    if let optional = type as? any OptionalProperty.Type {
      // Cast as it is, nothing would become an optional that holds nothing.
      guard let property = optional.holding(values) else { return nil }
      return property as? Value
    }
    // An enumeration that is not set has the raw value 0.
    guard values.count <= 1 else { return nil }
    return convert(values.first ?? AnyHashable(0), to: type)
  }

  /// A value as the given type; nil if it has no such form.
  package static func convert<Value>(_ value: AnyHashable, to type: Value.Type) -> Value? {
    if type == NSNumber.self { return number(value.base) as? Value }
    if type == String.self { return string(value.base) as? Value }
    if let enumeration = type as? any RawRepresentable<Int>.Type {
      if let value = value.base as? Value { return value }
      guard let rawValue = number(value.base)?.intValue else { return nil }
      return enumeration.init(rawValue: rawValue) as? Value
    }
    if let options = type as? any RawRepresentable<UInt>.Type {
      if let value = value.base as? Value { return value }
      guard let rawValue = number(value.base)?.uintValue else { return nil }
      return options.init(rawValue: rawValue) as? Value
    }
    return value.base as? Value
  }

  /// A value as a number; the raw value of an enumeration.
  package static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    case let value as any RawRepresentable<Int>: NSNumber(value: value.rawValue)
    default: nil
    }
  }

  private static func string(_ value: Any) -> String? {
    value as? String ?? (value as? NSString)?.description
  }

  /// What an optional holds.
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalProperty else { return value }
    return optional.content
  }
}

/// An optional property.
private protocol OptionalProperty {
  /// The optional that holds the values; nil if it cannot.
  static func holding(_ values: [AnyHashable]) -> Any?

  /// What it holds.
  var content: Any? { get }
}

extension Optional: OptionalProperty {
  static func holding(_ values: [AnyHashable]) -> Any? {
    if values.isEmpty { return Wrapped?.none as Any }
    if let array = Wrapped.self as? any ArrayProperty.Type { return array.holding(values) }
    guard values.count == 1 else { return nil }
    return ValueConversion.convert(values[0], to: Wrapped.self)
  }

  var content: Any? { self }
}

/// An array in a property.
private protocol ArrayProperty {
  /// The array of the values; nil if one of them does not fit.
  static func holding(_ values: [AnyHashable]) -> Any?
}

extension Array: ArrayProperty {
  static func holding(_ values: [AnyHashable]) -> Any? {
    let elements = values.compactMap { ValueConversion.convert($0, to: Element.self) }
    return elements.count == values.count ? elements : nil
  }
}
