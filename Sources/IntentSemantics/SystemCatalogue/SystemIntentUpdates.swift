/// Whether a handler is told to send updates as long as its response is shown.
///
/// The methods are `startSendingUpdates(for:to:)` and `stopSendingUpdates(for:)`; the first is given an observer of the
/// protocol that `SystemIntentClass` names.
package enum SystemIntentUpdates: Sendable, Hashable {
  /// There are no such methods.
  case none
  /// The protocol has the methods, and a handler may leave them out.
  case optional
  /// A handler must have the methods.
  case required
}
