// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the run time.

import Foundation

/// How long a value stays with an object.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_RETAIN = 769
}

/// The values that belong to objects, by object and key; both stay for as long as the program runs.
private final class Associations: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [ObjectIdentifier: [UnsafeRawPointer: Any]] = [:]
  private var objects: [AnyObject] = []

  static let shared = Associations()

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { values[ObjectIdentifier(object)]?[key] }
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
    lock.withLock {
      objects.append(object)
      values[ObjectIdentifier(object), default: [:]][key] = value
    }
  }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(of: object as AnyObject, key)
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.shared.set(value, of: object as AnyObject, key)
}
