import Synchronization

/// Values that are made once, by whichever test comes first; others that need the same one wait for it.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Slot: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private let slots = Mutex<[Key: Slot]>([:])

  /// No value yet.
  package init() {}

  /// The value of a key.
  ///
  /// - Parameters:
  ///   - key: Everything that the value depends on.
  ///   - make: Makes it; must not ask for the value of the same key.
  /// - Returns: The value, now or earlier made.
  /// - Throws: What `make` throws; the next who asks tries again.
  package func value(for key: Key, _ make: () throws -> Value) rethrows -> Value {
    let slot = slots.withLock { slots in
      if let slot = slots[key] { return slot }
      let slot = Slot()
      slots[key] = slot
      return slot
    }
    return try slot.value.withLock { value in
      if let value { return value }
      let made = try make()
      value = made
      return made
    }
  }
}
