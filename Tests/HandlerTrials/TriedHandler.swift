public import IntentsTestKit

/// A handler under trial.
public struct TriedHandler: @unchecked Sendable {
  // Handlers are made and called one at a time.

  /// A new one.
  let make: () -> NSObject

  /// The handler that a call makes.
  public init(_ make: @escaping () -> NSObject) {
    self.make = make
  }
}
